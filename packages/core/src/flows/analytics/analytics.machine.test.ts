import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { settledAt } from '../../../testing/settled.route.ts'
import type { RouteName } from '../../kernel/routing/routes.ts'
import { analyticsMachine } from './analytics.machine.ts'
import type { Asked } from './analytics.rules.ts'

const visits = { visits: true, speed: false }
const speed = { visits: false, speed: true }
const help = { name: 'pageShown', page: 'help', language: 'th' } as const

/** Starts the chart for somebody who agreed in an earlier visit, with a program that never arrives. */
function agreed(asked: Asked, page: typeof help | null = help) {
  const did: string[] = []
  const logic = analyticsMachine.provide({
    actors: {
      load: fromPromise<void>(() => new Promise(() => {})),
      measureSpeed: fromPromise<void, { page: RouteName | null }>(async () => {}),
      watchConsent: fromCallback(() => {}),
    },
    actions: { reportSpeed: () => void did.push('reportSpeed') },
  })
  const actor = createActor(logic, { input: { asked, consent: 'allowed', page } }).start()
  return { actor, did, state: () => actor.getSnapshot().value }
}

it.each([
  ['counts visits and measures nothing', visits, { visits: 'loading', speed: 'notAsked' }],
  ['measures its speed and counts nothing', speed, { visits: 'notAsked', speed: 'measuring' }],
  ['does both', { visits: true, speed: true }, { visits: 'loading', speed: 'measuring' }],
])('a site that asks for it %s', (_what, asked, allowed) => {
  expect(agreed(asked).state()).toEqual({ allowed })
})

it('measures nothing if the page with which the visit began is unknown', () => {
  expect(agreed(speed, null).state()).toEqual({
    allowed: { visits: 'notAsked', speed: 'notMeasured' },
  })
})

it('reports the speed of the first page when another one is shown, and measures no other', () => {
  const { actor, did, state } = agreed(speed)
  actor.send(settledAt('/help?a=1'))
  const before = [...did]
  for (const address of ['/', '/help']) actor.send(settledAt(address))
  expect([before, did, state()]).toEqual([
    [],
    ['reportSpeed'],
    { allowed: { visits: 'notAsked', speed: 'reported' } },
  ])
})

it('queues each page that is shown while the program is loading, once', () => {
  const { actor } = agreed(visits, null)
  for (const address of ['/', '/?sideHistory=true', '/help', '/help?a=1']) {
    actor.send(settledAt(address))
  }
  expect(actor.getSnapshot().context.waiting).toEqual([
    { name: 'pageShown', page: 'index', language: 'th' },
    { name: 'pageShown', page: 'help', language: 'th' },
  ])
})
