import type { Ports } from '../base/ports/ports.ts'
import { writeCookie } from '../kernel/cookies/cookies.ts'

const mirror = 'flag.app-pwa'

/**
 * Keeps the flag of a device on which the site was installed as an app. Browsers end cookies long before the
 * date that they are given, so it is rewritten on each visit, from its mirror where the app itself is not
 * what was opened [SESS-29, OPEN-10].
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
