import { expect, it } from 'vitest'
import { resolveRoute } from './resolve.route.ts'
import { type RouteName, routeRows } from './routes.ts'

const names = Object.keys(routeRows) as readonly RouteName[]

/** Whether a page that is opened on a phone stays open. */
function isOpenTo(isMember: boolean, name: RouteName): boolean {
  const { path } = routeRows[name]
  const decision = resolveRoute({
    address: path.replace(/\/\{\w+\?\}/g, '').replace(/\{\w+\}/g, 'x'),
    isMember,
    deviceClass: 'mobile',
    hasForgotTicket: false,
    isRegistrationOpen: true,
    isClosed: false,
    isUnderMaintenance: name === 'maintenance',
    interruptedAddress: null,
  })
  return decision.kind === 'show' && decision.route === name
}

it('every page is for visitors, for members or for both, none is for an admin, and no name has the suffix of a language [SITE-11, SITE-51, SITE-52, SESS-35, ROUTE-02, OPEN-29]', () => {
  const forVisitors = names.filter((name) => isOpenTo(false, name))
  const forMembers = names.filter((name) => isOpenTo(true, name))
  expect({
    visitors: forVisitors.filter((name) => !forMembers.includes(name)),
    members: forMembers.filter((name) => !forVisitors.includes(name)),
    both: forMembers.filter((name) => forVisitors.includes(name)),
    nobody: names.filter((name) => !forMembers.includes(name) && !forVisitors.includes(name)),
  }).toEqual({
    visitors: ['login', 'register', 'registerAff', 'aff'],
    members: [
      'resetPassword',
      'profile',
      'game-id-name',
      'favourite',
      'history',
      'deposit',
      'withdraw',
      'affiliate',
      'affiliate-history',
      'affiliate-member',
      'affiliate-reportDaily',
      'affiliate-reportDetail',
    ],
    both: [
      'index',
      'loginLine',
      'loginUrl',
      'forgot',
      'menu',
      'list',
      'search',
      'game-id',
      'demo',
      'bonus',
      'event',
      'promotion',
      'vip',
      'help',
      'tournament',
      'slot-tournament',
      'maintenance',
    ],
    nobody: [],
  })
})
