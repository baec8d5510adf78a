import { expect, it } from 'vitest'
import { startApp } from '../../../testing/app.harness.ts'
import { flowRef } from '../../app/flow.refs.ts'
import { createMemoryAdapters } from '../../base/ports/adapters.ts'
import { second } from '../../base/time/durations.ts'
import { liveChatView } from './live-chat.view.ts'

const script = '/adapters/live-chat.js'
const document = { liveChat: { script, host: 'chat.test' } }

/** A site with a live chat that is ready from a given check on. */
async function openChat(
  options: {
    readyAt?: number
    program?: object | null
    document?: object
    isSilent?: boolean
  } = {},
) {
  let checks = 0
  let opened = 0
  const program = options.program ?? {
    isReady: () => {
      checks += 1
      return checks >= (options.readyAt ?? 1)
    },
    open: () => {
      opened += 1
    },
  }
  const adapters = options.isSilent
    ? { load: () => new Promise<never>(() => {}) }
    : createMemoryAdapters(options.program === null ? {} : { [script]: program })
  const app = await startApp({ adapters, site: { document: options.document ?? document } })
  app.actor.send({ type: 'liveChat.requested' })
  await app.rest()
  const flow = () => {
    const ref = flowRef(app.root(), 'liveChat')
    if (!ref) throw new Error('the live chat does not run')
    return ref
  }
  return {
    ...app,
    press: async () => {
      flow().send({ type: 'liveChat.open' })
      await app.rest()
    },
    seen: () => ({ ...liveChatView(flow().getSnapshot()), checks, opened }),
  }
}

it('starts the chat when the member first opens it, and shows it as soon as it is ready [SHELL-51, SHELL-52]', async () => {
  const { clock, seen } = await openChat({ readyAt: 3 })
  const path = [seen()]
  for (let tick = 0; tick < 2; tick += 1) {
    await clock.advance(second)
    path.push(seen())
  }
  const connecting = { screen: 'connecting', isBusy: true, isFailed: false, opened: 0 }
  expect(path).toEqual([
    { ...connecting, checks: 1 },
    { ...connecting, checks: 2 },
    { screen: 'opened', isBusy: false, isFailed: false, checks: 3, opened: 1 },
  ])
})

it('checks once a second, gives up after ten checks, and tries again when the member opens it again [SHELL-52]', async () => {
  const { clock, press, seen } = await openChat({ readyAt: 12 })
  await clock.advance(9 * second - 1)
  const before = seen()
  await clock.advance(1)
  const after = seen()
  await clock.advance(60 * second)
  const much = seen()
  await press()
  await clock.advance(second)
  const failed = { screen: 'failed', isBusy: false, isFailed: true, checks: 10, opened: 0 }
  expect([before, after, much, seen()]).toEqual([
    { screen: 'connecting', isBusy: true, isFailed: false, checks: 9, opened: 0 },
    failed,
    failed,
    { screen: 'opened', isBusy: false, isFailed: false, checks: 12, opened: 1 },
  ])
})

it.each<[string, object, boolean]>([
  ['that never loads', { isReady: () => true, open: () => {} }, true],
  ['that never opens', { isReady: () => true, open: () => new Promise(() => {}) }, false],
])(
  'waits ten seconds for a chat %s, and then offers another contact',
  async (_what, program, isSilent) => {
    const { clock, seen } = await openChat({ program, isSilent })
    await clock.advance(10 * second - 1)
    const before = seen().screen
    await clock.advance(1)
    expect([before, seen().screen]).toEqual(['connecting', 'failed'])
  },
)

it('opens a closed chat again without restarting it', async () => {
  const { press, seen } = await openChat()
  await press()
  expect(seen()).toMatchObject({ screen: 'opened', checks: 1, opened: 2 })
})

it('outlives the end of a session', async () => {
  const { actor, rest, root, seen, signIn } = await openChat()
  await signIn()
  root().children.session?.send({ type: 'session.signOut' })
  await rest()
  expect([actor.getSnapshot().context.isMember, seen().screen]).toEqual([false, 'opened'])
})

it.each([
  ['that cannot be loaded', { program: null }],
  ['that provides something else', { program: { open: 'yes' } }],
  ['that the site does not have', { document: {} }],
  [
    'that throws an error when it is checked',
    {
      program: {
        isReady: () => {
          throw new Error('broken')
        },
        open: () => {},
      },
    },
  ],
  [
    'that throws an error when it is opened',
    {
      program: {
        isReady: () => true,
        open: () => {
          throw new Error('broken')
        },
      },
    },
  ],
])('offers another contact instead of a chat %s', async (_what, options) => {
  const { seen } = await openChat(options)
  expect(seen()).toMatchObject({ screen: 'failed', isBusy: false, isFailed: true })
})
