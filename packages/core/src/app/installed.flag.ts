import type { Ports } from '../base/ports/ports.ts'
import { writeCookie } from '../kernel/cookies/cookies.ts'

const mirror = 'flag.app-pwa'

/**
 * Renews the cookie that marks a device on which the site was installed as an app. Browsers expire cookies long
 * before their date, so it is rewritten on each visit; visits outside the app know of the installation from a mirror
 * in local storage [SESS-29, OPEN-10].
 */
export function keepInstalledFlag({
  cookies,
  device,
  storages: { local },
}: Pick<Ports, 'cookies' | 'device' | 'storages'>): void {
  if (!device.isInstalled && local.read(mirror) !== 'true') return
  local.write(mirror, 'true')
  writeCookie(cookies, 'app-pwa', 'true')
}
