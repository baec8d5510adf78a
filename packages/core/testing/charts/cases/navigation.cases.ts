import { navigationMachine } from '../../../src/app/navigation/navigation.machine.ts'
import { casesOf } from '../chart.cases.ts'

const visitor = {
  address: '/',
  isMember: false,
  deviceClass: 'desktop',
  hasForgotTicket: false,
  isRegistrationOpen: true,
  isClosed: false,
  isUnderMaintenance: false,
  interruptedAddress: null,
} as const

export const navigationCases = casesOf({
  chart: navigationMachine,
  inputs: [visitor, { ...visitor, deviceClass: 'mobile' }],
  events: [
    ...['/', '/login', '/game/7', '/deposit', '/?sideDeposit=true', '/maintenance', '/unknown'].map(
      (address) =>
        ({
          type: 'navigation.changed',
          address,
          hasForgotTicket: false,
        }) as const,
    ),
    { type: 'navigation.changed', address: '/login', hasForgotTicket: true },
    { type: 'navigation.go', to: '/', how: 'push' },
    { type: 'navigation.openDeposit' },
    { type: 'navigation.openWithdraw' },
    { type: 'navigation.openPage', page: 'login' },
    { type: 'navigation.openTab', tab: 'deposit-tab' },
    { type: 'navigation.closePanel' },
    { type: 'game.shown', names: { th: 'บัวทอง', en: 'Golden Lotus' } },
    { type: 'membership.changed', isMember: true },
    { type: 'membership.changed', isMember: false },
    { type: 'maintenance.changed', isUnderMaintenance: true },
    { type: 'maintenance.changed', isUnderMaintenance: false },
    { type: 'closure.changed', isClosed: true },
    { type: 'closure.changed', isClosed: false },
    { type: 'session.ended', reason: 'signedOut' },
    { type: 'session.ended', reason: 'expired' },
  ],
  // The interrupted address and the page shown before do not affect the states.
  distinguish: ({ interruptedAddress: _interrupted, shown: _shown, ...rest }) => rest,
})
