import type { Credentials } from '../base/ports/credentials.ts'
import type { Navigation } from '../base/ports/navigation.ts'
import type { Ports } from '../base/ports/ports.ts'
import { consentKey } from '../flows/analytics/analytics.rules.ts'
import { readAddress, writeAddress } from '../kernel/routing/address.ts'
import { deviceClassOf } from '../kernel/routing/device.rules.ts'
import type { SiteConfiguration } from '../kernel/site/site.configuration.ts'
import { moveMixedCaseFacts } from '../kernel/storage/member.facts.ts'
import type { AppInput } from './app.types.ts'
import type { FlowName } from './flows/flows.ts'
import { interruptedAtStart } from './maintenance/interrupted.address.ts'

/** The facts that a reload finds. */
export function readStart(
  ports: Ports,
  credentials: Credentials,
  site: SiteConfiguration,
): AppInput {
  moveMixedCaseFacts(ports.storages)
  const address = ports.navigation.current()
  const interruptedAddress = interruptedAtStart(ports.cookies, address)
  return {
    isRegistrationOpen: site.isRegistrationOpen,
    isClosed: site.isClosed,
    isOnline: ports.page.isOnline(),
    hasSession: credentials.hasSession(),
    username: ports.cookies.read('username') ?? '',
    address,
    deviceClass: deviceClassOf(ports.device),
    hasForgotTicket: ports.cookies.read('forgot') !== null,
    isUnderMaintenance: interruptedAddress !== null,
    interruptedAddress,
    leftFlows: leftFlows(ports),
  }
}

/** An offer that was taken runs on, and a member who consented is counted from the first page on. */
function leftFlows({ cookies, storages }: Ports): readonly FlowName[] {
  const offers = ['regisPromotion', 'depositPromotion']
  const hasOffer = offers.some((name) => cookies.read(name) !== null)
  const isCounted = storages.local.read(consentKey)?.startsWith('allowed') === true
  const left: FlowName[] = hasOffer ? ['promotions'] : []
  return isCounted ? [...left, 'analytics'] : left
}

/** A ticket in the address goes into the vault before any chart and the browser's history know it. */
export function takeChatTicket(navigation: Navigation, credentials: Credentials): void {
  const { locale, path, query, route } = readAddress(navigation.current())
  const { ticket, ...rest } = query
  if (!ticket || (route !== 'loginLine' && route !== 'loginUrl')) return
  credentials.keepDraft('chat.ticket', ticket)
  navigation.go(writeAddress(locale, path, rest), 'replace')
}
