import { expect, it } from 'vitest'
import {
  endOf,
  type LedgerAddress,
  type LedgerEnd,
  type LedgerPlace,
  type LedgerReturn,
  type LedgerVisit,
  ledgerPlaces,
  textOf,
} from '../../../testing/routing/ledger.ts'
import { inChosenLocale } from './address.ts'
import { resolveRoute } from './resolve.route.ts'
import { routes } from './routes.ts'

/** The route name of each page, by its name in the documents. */
function tableName(name: string): string {
  if (name.startsWith('game-id-name')) return 'game-id-name'
  return name === 'game-id' ? name : name.replace(/-(id|favourite|recent)$/, '')
}

const locales = ['th', 'en'] as const
const truths = [false, true]
const flags: readonly Record<string, string>[] = [
  {},
  { sideDeposit: 'true' },
  { sideDeposit: 'true', tab: 'withdraw-tab', sideHistory: 'true' },
  { sideDeposit: 'false', sideHistory: 'false' },
  { sideDeposit: '' },
  { sideHistory: 'true', page: '2' },
  { sideHistory: '1', arr: '1' },
]

const placeNamed = (name: string) =>
  ledgerPlaces.filter((place) => place.name === name) as [LedgerPlace, ...LedgerPlace[]]
const meant = (locale: 'th' | 'en', name: string, query = {}): LedgerReturn => {
  const to: LedgerAddress = { locale, place: placeNamed(name)[0], query }
  return { text: textOf(to), to }
}
const returns: readonly (LedgerReturn | null)[] = [
  null,
  meant('th', 'index'),
  meant('en', 'index', { sideDeposit: 'true' }),
  meant('th', 'index', { sideHistory: 'true' }),
  meant('en', 'deposit', { tab: 'deposit-tab' }),
  meant('th', 'game-id-name'),
  meant('th', 'list-favourite'),
  meant('en', 'history'),
  meant('th', 'profile'),
  ...['login', 'register-id', 'registerAff', 'aff-id', 'forgot', 'resetPassword', 'loginLine'].map(
    (name) => meant('en', name),
  ),
  meant('th', 'maintenance'),
  meant('th', 'unknown'),
  ...['//evil.test', 'https://evil.test/', '/\\evil.test', 'javascript:alert(1)', ''].map(
    (text) => ({ text, to: null }),
  ),
]

const takesReturn = /^(login|register|registerAff|aff)(-id)?$/

/** Every possible visit, except return addresses on pages that do not read them. */
function* everyVisit(): Generator<LedgerVisit> {
  for (const place of ledgerPlaces)
    for (const back of takesReturn.test(place.name) ? returns : [null])
      for (const interrupted of place.name === 'maintenance' ? returns : [null])
        for (const locale of locales)
          for (const chosen of locale === 'th' ? ([null, 'en'] as const) : [null])
            for (const query of flags)
              for (const isMember of truths)
                for (const device of ['mobile', 'ipad', 'desktop'] as const)
                  for (const hasTicket of truths)
                    for (const isClosed of truths)
                      for (const isUnderMaintenance of truths)
                        for (const isRegistrationOpen of takesReturn.test(place.name)
                          ? truths
                          : [true])
                          yield {
                            place,
                            back,
                            interrupted,
                            locale,
                            query: back === null ? query : { ...query, url: back.text },
                            chosen,
                            isMember,
                            device,
                            hasTicket,
                            isClosed,
                            isUnderMaintenance,
                            isRegistrationOpen,
                          }
}

const mostHops = 3

/** Follows decisions as the address bar does; null for a visit that never arrives. */
function follow(visit: LedgerVisit): LedgerEnd | null {
  let address = inChosenLocale(textOf(visit), visit.chosen)
  let { hasTicket } = visit
  for (let hops = 0; hops <= mostHops; hops += 1) {
    const decision = resolveRoute({
      address,
      isMember: visit.isMember,
      deviceClass: visit.device,
      hasForgotTicket: hasTicket,
      isRegistrationOpen: visit.isRegistrationOpen,
      isClosed: visit.isClosed,
      isUnderMaintenance: visit.isUnderMaintenance,
      interruptedAddress: visit.interrupted?.text ?? null,
    })
    hasTicket &&= !decision.dropsForgotTicket
    if (decision.kind === 'show') {
      return { name: decision.route, address, panel: decision.panel, hasTicket }
    }
    address = decision.to
  }
  return null
}

it('leads every visit to the page that the requirements name, in three steps at most [ROUTE-39, ROUTE-43…57, ROUTE-64…65, SESS-14…16, AUTH-26…27, OPEN-01…02, OPEN-26, OPEN-32…33]', () => {
  const astray: unknown[] = []
  let visits = 0
  for (const visit of everyVisit()) {
    const { name, ...end } = endOf(visit)
    const expected = JSON.stringify({ name: tableName(name), ...end })
    const found = JSON.stringify(follow(visit))
    if (found !== expected) astray.push({ ...visit, expected, found })
    visits += 1
  }
  expect(astray.slice(0, 5)).toEqual([])
  expect(visits).toBeGreaterThan(100_000)
})

it('the visits include every page of the table', () => {
  const visited = new Set(ledgerPlaces.map(({ name }) => tableName(name)))
  expect(Object.keys(routes).filter((name) => !visited.has(name))).toEqual([])
})
