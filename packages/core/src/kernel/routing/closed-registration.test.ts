import { describe, expect, it } from 'vitest'
import { resolveRoute } from './resolve.route.ts'

describe('a site that accepts no new members', () => {
  it.each(['/register', '/register/FRIEND7', '/registerAff/FRIEND7', '/aff'])(
    'has no page %s [AUTH-27, SITE-06]',
    (address) => {
      const facts = {
        isMember: false,
        deviceClass: 'desktop',
        hasForgotTicket: false,
        isRegistrationOpen: false,
        isClosed: false,
        isUnderMaintenance: false,
        interruptedAddress: null,
      } as const
      const decisions = [address, `/en${address}`].map((at) =>
        resolveRoute({ ...facts, address: at }),
      )
      expect(decisions).toEqual([
        { kind: 'redirect', to: '/', keptFrom: null, dropsForgotTicket: false },
        { kind: 'redirect', to: '/en', keptFrom: null, dropsForgotTicket: false },
      ])
      const open = resolveRoute({ ...facts, address, isRegistrationOpen: true })
      expect(open.kind).toBe('show')
    },
  )
})
