import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { settledAt } from '../../../testing/settled.route.ts'
import { analyticsMachine } from './analytics.machine.ts'

it('queues each page that is shown while the program is loading, once', () => {
  const logic = analyticsMachine.provide({
    actors: {
      load: fromPromise<void>(() => new Promise(() => {})),
      watchConsent: fromCallback(() => {}),
    },
  })
  const actor = createActor(logic, { input: { consent: 'allowed', page: null } }).start()
  for (const address of ['/', '/?sideHistory=true', '/help', '/help?a=1']) {
    actor.send(settledAt(address))
  }
  expect(actor.getSnapshot().context.waiting).toEqual([
    { name: 'pageShown', page: 'index', language: 'th' },
    { name: 'pageShown', page: 'help', language: 'th' },
  ])
})
