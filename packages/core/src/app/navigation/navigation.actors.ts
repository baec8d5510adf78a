import { type EventObject, fromCallback } from 'xstate'
import type { AddressFacts } from '../../kernel/routing/resolve.route.ts'
import type { Services } from '../../kernel/services/services.ts'
import { type NavigationEvent, navigationMachine } from './navigation.machine.ts'

/** The navigation chart with the address bar that it watches and changes. */
export function provideNavigation({
  cookies,
  navigation,
}: Pick<Services, 'cookies' | 'navigation'>) {
  return navigationMachine.provide({
    actors: {
      watchAddress: fromCallback<EventObject, Pick<AddressFacts, 'address'>>(
        ({ input, sendBack }) => {
          const notify = (address: string) => {
            const hasForgotTicket = cookies.read('forgot') !== null
            const changed = { type: 'navigation.changed', address, hasForgotTicket } as const
            sendBack(changed satisfies NavigationEvent)
          }
          // The chart's first actions run before this actor starts, and may already have changed the address.
          if (navigation.current() !== input.address) notify(navigation.current())
          return navigation.watch(notify)
        },
      ),
    },
    actions: {
      dropTicket: () => cookies.remove('forgot'),
      go: (_, { how, to }) => {
        if (how === 'back') navigation.back(to)
        else navigation.go(to, how)
      },
    },
  })
}
