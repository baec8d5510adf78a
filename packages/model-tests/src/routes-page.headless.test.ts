import { readFileSync } from 'node:fs'
import { shownRoute } from '@croupier/core'
import { desktopDevice, phoneDevice } from '@croupier/core/ports'
import { describe, expect, test } from 'vitest'
import { type Browser, openBrowser, signIn, visitSite } from './site-visit.ts'

const page = readFileSync(new URL('../../../docs/routes.md', import.meta.url), 'utf8')

/** The people in the table heads of the page. */
const people = {
  visitor: async () => openBrowser(),
  member: () => memberOn(openBrowser({ device: desktopDevice })),
  'member on a phone': () => memberOn(openBrowser({ device: phoneDevice })),
  'visitor with a ticket': async () => openBrowser(),
} as const satisfies Record<string, () => Promise<Browser>>

async function memberOn(browser: Browser): Promise<Browser> {
  const visit = await visitSite(browser, '/login')
  await signIn(visit, 'demo')
  visit.leave()
  return browser
}

/** Where an address leads a person, in the words of the page. */
async function endOf(browser: Browser, address: string, hasTicket: boolean): Promise<string> {
  if (hasTicket) browser.jar.write('forgot', 'ticket', 'browserSession')
  const visit = await visitSite(browser, address)
  await visit.advance(0)
  const { navigation } = visit.app.actor.getSnapshot().children
  const panel = navigation && shownRoute(navigation.getSnapshot())?.panel
  const end = visit.navigation.current()
  visit.leave()
  const isTicketGone = hasTicket && browser.jar.read('forgot') === null
  return [
    end === address ? 'shown' : `→ \`${decodeURIComponent(end)}\``,
    panel ? ` with the ${panel} panel` : '',
    isTicketGone ? ', ticket gone' : '',
  ].join('')
}

/** The tables whose first column has addresses: the people in their heads, and their rows. */
function tablesOfAddresses() {
  return page
    .split('\n\n')
    .filter((part) => part.startsWith('| address |'))
    .map((part) => {
      const [head = [], , ...rows] = part.split('\n').map(cellsOf)
      return { persons: head.slice(1), rows }
    })
}

function cellsOf(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

describe('the page of routes', () => {
  test.each<[keyof typeof people, string]>([
    ['visitor', 'ROUTE-39, ROUTE-43…53, ROUTE-57'],
    ['member', 'OPEN-32, ROUTE-39, ROUTE-55…56, ROUTE-59…60'],
    ['member on a phone', 'OPEN-32, ROUTE-54…56, ROUTE-61'],
    ['visitor with a ticket', 'SESS-14…16'],
  ])('says where every address leads a %s in the running site [%s]', async (person) => {
    const browser = await people[person]()
    const said: Record<string, string | undefined> = {}
    const found: Record<string, string> = {}
    for (const { persons, rows } of tablesOfAddresses()) {
      const column = persons.indexOf(person)
      if (column < 0) continue
      for (const [cell = '', ...ends] of rows) {
        const address = cell.replaceAll('`', '')
        said[address] = ends[column]
        found[address] = await endOf(browser, address, person === 'visitor with a ticket')
      }
    }
    expect(found).toEqual(said)
    expect(Object.keys(found).length).toBeGreaterThan(30)
  })
})
