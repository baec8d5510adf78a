import { games } from '../../visit/game.steps.ts'

export type Visitor = 'visitor' | 'member'

export interface Place {
  readonly path: string
  readonly who: readonly Visitor[]
}

const everybody = ['visitor', 'member'] as const

/** Every page of the site, with a visitor or member who may see it. */
export const places: Readonly<Record<string, Place>> = {
  index: { path: '/', who: everybody },
  login: { path: '/login', who: ['visitor'] },
  loginLine: { path: '/loginLine', who: ['visitor'] },
  loginUrl: { path: '/loginUrl', who: ['visitor'] },
  register: { path: '/register', who: ['visitor'] },
  registerAff: { path: '/registerAff/FRIEND7', who: ['visitor'] },
  aff: { path: '/aff/FRIEND7', who: ['visitor'] },
  forgot: { path: '/forgot', who: everybody },
  resetPassword: { path: '/resetPassword', who: ['member'] },
  menu: { path: '/menu', who: everybody },
  profile: { path: '/profile', who: ['member'] },
  list: { path: '/list/slots', who: everybody },
  search: { path: '/search/dragon', who: everybody },
  'game-id': { path: `/game/${games.slot.id}`, who: everybody },
  'game-id-name': { path: `/game/${games.slot.id}/slot`, who: ['member'] },
  demo: { path: '/demo', who: everybody },
  favourite: { path: '/favourite', who: ['member'] },
  tournament: { path: '/tournament', who: everybody },
  'slot-tournament': { path: '/slot-tournament', who: everybody },
  bonus: { path: '/bonus', who: everybody },
  event: { path: '/event', who: everybody },
  promotion: { path: '/promotion', who: everybody },
  vip: { path: '/vip', who: everybody },
  help: { path: '/help', who: everybody },
  history: { path: '/history', who: ['member'] },
  affiliate: { path: '/affiliate', who: ['member'] },
  'affiliate-history': { path: '/affiliate/history', who: ['member'] },
  'affiliate-member': { path: '/affiliate/member', who: ['member'] },
  'affiliate-reportDaily': { path: '/affiliate/reportDaily', who: ['member'] },
  'affiliate-reportDetail': { path: '/affiliate/reportDetail', who: ['member'] },
  deposit: { path: '/deposit', who: ['member'] },
  withdraw: { path: '/withdraw', who: ['member'] },
  maintenance: { path: '/maintenance', who: ['visitor'] },
}
