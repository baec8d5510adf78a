import { fileURLToPath } from 'node:url'
import { createServer, DevEnvironment, type HotChannel, type HotPayload } from 'vite'
import { afterEach, expect, it } from 'vitest'
import type { MissingWords } from '../src/i18n/missing-words.ts'
import { wordsOverlay } from './catalogue.overlay.ts'
import { catalogues } from './catalogue.plugin.ts'

const nobody: MissingWords = {
  id: 'login.nobody',
  locale: 'en',
  stack: `Error: login.nobody
    at format (http://localhost:4173/src/i18n/create-i18n.ts?t=1:74:9)
    at LogIn (http://localhost:4173/src/features/account/login-form.tsx?t=2:84:20)`,
}

const both = { 'login.submit': 'Log in', 'action.ok': 'OK' }

it('reports a message that no catalogue has, with the lines that use it', () => {
  const sources = [
    { file: 'packages/core/src/flows/login/login.rules.ts', text: "\n{ id: 'login.nobody' }" },
  ]
  expect(wordsOverlay([nobody], { th: both, en: both }, sources)).toBe(
    'The message "login.nobody" has no English words: add it to packages/web/src/i18n/en.json. Asked for by packages/core/src/flows/login/login.rules.ts:2.',
  )
})

it.each([
  ['of the site', nobody.stack, 'packages/web/src/features/account/login-form.tsx'],
  [
    'of core',
    'at rule (http://localhost:4173/@fs/somewhere/packages/core/src/app/app.ts:3:1)',
    'packages/core/src/app/app.ts',
  ],
])('reports a computed id with the file %s that was running', (_, stack, file) => {
  const text = wordsOverlay([{ ...nobody, stack }], { th: both, en: both }, [])
  expect(text).toContain(`Asked for by ${file}.`)
})

it('reports what a language lacks, even if no page uses it', () => {
  const text = wordsOverlay([], { th: { 'action.ok': 'ตกลง' }, en: both }, [])
  expect(text).toBe(
    'The message "login.submit" has no Thai words: add it to packages/web/src/i18n/th.json.',
  )
})

it('reports words that exist but were not loaded', () => {
  const missing = { id: 'login.submit', locale: 'en', stack: '' } as const
  expect(wordsOverlay([missing], { th: both, en: both }, [])).toBe(
    'The words of "login.submit" are not loaded: add their area, login, to the screen in packages/web/src/screen.sources.ts.',
  )
})

it('reports nothing if all words exist', () => {
  expect(wordsOverlay([], { th: both, en: both }, [])).toBe('')
})

const started: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()))
})

/** Starts a development server, and records what it sends to a page. */
async function serve() {
  const listeners = new Map<string, (data: unknown, page: { send: typeof send }) => void>()
  const sent: HotPayload[] = []
  const waiting: { readonly count: number; readonly go: () => void }[] = []
  const send = (payload: HotPayload) => {
    sent.push(payload)
    for (const { count, go } of waiting) if (sent.length >= count) go()
  }
  const sentBy = (count: number) =>
    new Promise<HotPayload[]>((resolve) => waiting.push({ count, go: () => resolve(sent) }))
  const transport: HotChannel = {
    send,
    on: (event: string, listener: never) => void listeners.set(event, listener),
    off: () => {},
    listen: () => {},
    close: () => {},
  }
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [catalogues()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    environments: {
      client: {
        dev: {
          createEnvironment: (name, config) =>
            new DevEnvironment(name, config, { hot: true, transport }),
        },
      },
    },
  })
  started.push(server)
  const report = (missing: readonly MissingWords[]) =>
    listeners.get('croupier:words-missing')?.(missing, { send })
  return { report, server, sentBy }
}

it('the server answers a page with missing words, and a page with all words', async () => {
  const { report, sentBy } = await serve()
  const sent = sentBy(2)
  report([nobody])
  report([])
  expect(await sent).toEqual([
    {
      type: 'error',
      err: {
        message: expect.stringContaining('The message "login.nobody" has no English words'),
        plugin: 'croupier:catalogues',
        stack: '',
      },
    },
    { type: 'custom', event: 'croupier:words-right' },
  ])
})

it('a page takes the words of a saved catalogue without a reload', async () => {
  const { server, sentBy } = await serve()
  const sent = sentBy(1)
  await server.environments.client.transformRequest('catalogue:en/login')
  const file = fileURLToPath(new URL('../src/i18n/en.json', import.meta.url))
  server.watcher.emit('change', file)
  expect(await sent).toEqual([
    {
      type: 'custom',
      event: 'croupier:words-saved',
      data: {
        locale: 'en',
        catalogue: expect.objectContaining({ 'login.submit': [{ type: 0, value: 'Log in' }] }),
      },
    },
  ])
})
