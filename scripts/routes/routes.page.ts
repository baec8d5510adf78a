// The page of routes lists the decisions of the table and `resolveRoute`. A test of the whole site checks
// every cell against where the site leads.
import { flowsOfRoute } from '../../packages/core/src/app/flows/flow.rules.ts'
import {
  pathOf,
  readAddress,
  writeAddress,
} from '../../packages/core/src/kernel/routing/address.ts'
import {
  type RoutingFacts,
  resolveRoute,
} from '../../packages/core/src/kernel/routing/resolve.route.ts'
import {
  type RouteGuard,
  type RouteName,
  routeRows,
} from '../../packages/core/src/kernel/routing/routes.ts'
import { safeReturn } from '../../packages/core/src/kernel/routing/safe.return.ts'

type Person = Pick<RoutingFacts, 'isMember' | 'deviceClass' | 'hasForgotTicket'>

const visitor: Person = { isMember: false, deviceClass: 'desktop', hasForgotTicket: false }
const member: Person = { ...visitor, isMember: true }
const memberOnPhone: Person = { ...member, deviceClass: 'mobile' }
const withTicket: Person = { ...visitor, hasForgotTicket: true }

const names = Object.keys(routeRows) as RouteName[]

/** The words for the guards of the table. */
const guards: Readonly<Record<RouteGuard, string>> = {
  visitors: 'visitors',
  membersElseHome: 'members, first guard',
  membersElseLogin: 'members, second guard',
  membersOrTicket: 'members, or a ticket',
  membersOrDemo: 'members, or a demo',
}

/** The documents' names of a page. A page with an optional path parameter has two. */
function documentNames(name: RouteName): string {
  const { alsoPath, path } = routeRows[name]
  const others = [
    ...(path.endsWith('{id?}') ? [`${name}-id`] : []),
    ...(alsoPath ? [alsoPath.slice(1)] : []),
  ]
  return [name, ...others].map(code).join(', ')
}

/** An address of a page, with a value for each path parameter. */
function exampleOf(name: RouteName): string {
  return routeRows[name].path
    .replace(/\/\{id\?\}/, '')
    .replace('{id}', '7')
    .replace('{name}', 'ace')
}

/**
 * Whether a page is only for signing in with a chat account. Its flow leads a member to where the login
 * would, whatever link they followed.
 */
function isChatSignIn(name: RouteName): boolean {
  return flowsOfRoute(name).includes('chatSignIn') && routeRows[name].guard === undefined
}

/** Where an address finally leads a person. */
function endOf(address: string, person: Person): string {
  let at = address
  let { hasForgotTicket } = person
  for (let hops = 0; hops < 10; hops += 1) {
    const decision = resolveRoute({
      ...person,
      hasForgotTicket,
      address: at,
      isRegistrationOpen: true,
      isClosed: false,
      isUnderMaintenance: false,
      interruptedAddress: null,
    })
    hasForgotTicket &&= !decision.dropsForgotTicket
    if (decision.kind === 'show' && person.isMember && isChatSignIn(decision.route)) {
      at = writeAddress(readAddress(at).locale, pathOf('login'))
    } else if (decision.kind === 'show') {
      const place = at === address ? 'shown' : `→ ${code(readable(at))}`
      const panel = decision.panel ? ` with the ${decision.panel} panel` : ''
      const ticket = person.hasForgotTicket && !hasForgotTicket ? ', ticket gone' : ''
      return `${place}${panel}${ticket}`
    } else {
      at = decision.to
    }
  }
  throw new Error(`${address} leads nowhere`)
}

/** A return address in a readable form. */
function readable(address: string): string {
  return decodeURIComponent(address)
}

function code(text: string): string {
  return `\`${text}\``
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function pages(): string {
  return table(
    ['page', 'path', 'for', 'flows'],
    names.map((name) => {
      const { alsoPath, guard, path } = routeRows[name]
      return [
        documentNames(name),
        [path, ...(alsoPath ? [alsoPath] : [])].map(code).join(', '),
        guard ? guards[guard] : isChatSignIn(name) ? guards.visitors : 'everybody',
        flowsOfRoute(name).map(code).join(', '),
      ]
    }),
  )
}

function ends(addresses: readonly string[], persons: readonly Person[]): readonly string[][] {
  return addresses.map((address) => [
    code(address),
    ...persons.map((person) => endOf(address, person)),
  ])
}

function whoIsWhere(): string {
  const others = ['/list/favourite', '/list/recent', '/game/7/ace-demo', '/nowhere']
  const addresses = [...names.map(exampleOf), ...others]
  return table(
    ['address', 'visitor', 'member', 'member on a phone', 'visitor with a ticket'],
    ends(addresses, [visitor, member, memberOnPhone, withTicket]),
  )
}

function flags(): string {
  const places = ['/vip', '/login', '/deposit', '/history']
  const queries = ['sideDeposit', 'sideDeposit=false', 'sideHistory']
  return table(
    ['address', 'visitor', 'member', 'member on a phone'],
    ends(
      places.flatMap((path) => queries.map((query) => `${path}?${query}`)),
      [visitor, member, memberOnPhone],
    ),
  )
}

function landings(): string {
  const asked = ['/login', '/login?sideDeposit=true', '/login?url=%2Fhistory%3Fpage%3D2']
  const refused = ['//evil.test', '/login', '/nowhere'].map((url) =>
    writeAddress('th', pathOf('login'), { url }),
  )
  return table(
    ['signed in at', 'member', 'member on a phone'],
    ends([...asked, ...refused], [member, memberOnPhone]).map(([address = '', ...cells]) => [
      readable(address),
      ...cells,
    ]),
  )
}

function noReturn(): string {
  return names
    .filter((name) => safeReturn(exampleOf(name)) === null)
    .map(code)
    .join(', ')
}

/** The whole page. */
export function routesPage(): string {
  return `<!-- Generated by \`npm run routes\` from packages/core/src/kernel/routing. Do not edit. -->

# Routes

Every page exists in Thai without a prefix and in English under \`/en\`.

${pages()}

## Order of decisions

\`resolveRoute\` alone decides who may open which page; the first rule that applies counts. Every address says its language itself; if somebody who has chosen English opens \`/\`, the site opens \`/en\` instead and keeps the query.

1. A closed site shows its home page under the notice, whatever the address.
2. Under maintenance every address leads to \`/maintenance\`, which afterwards leads back to where the member was.
3. An unknown page leads to the root of the language.
4. A visitor or member with a ticket for a new password is led to \`/resetPassword\`. The pages for visitors and \`/forgot\` remove the ticket instead.
5. \`sideDeposit\` leads a visitor to the login and a member on a phone to \`/deposit\`; elsewhere it opens the panel. \`sideHistory\` does the same for members with \`/history\`; if both are set, the deposit counts. A flag counts with any value except \`false\`.
6. A member on a page for visitors is led to where sign-in leads.
7. \`/profile\` is for phones.
8. The first guard leads a visitor to the root of the language, or from a game that is not a demo to the login.
9. Only members have the lists \`favourite\` and \`recent\`.
10. The second guard leads a visitor from members' other pages, and from \`sideHistory\`, to the login.

\`/loginLine\` and \`/loginUrl\` have no guard: their chat sign-in leads a member to where sign-in leads, so that nobody else's link changes who is signed in.

A site that takes no new members has no \`/register\`, \`/registerAff\` and \`/aff\`: they are unknown pages. A hidden affiliate programme loses its links but keeps its routes.

## Who is where

Here a member on a tablet counts as one on a desktop.

${whoIsWhere()}

## Panels

${flags()}

## Where signing in leads

${landings()}

The site follows a return address only to a path of this site, and never to ${noReturn()}.
`
}
