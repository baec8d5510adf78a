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

it('tells of a message that no catalogue holds, with the lines that ask for it', () => {
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
])('tells of a computed id by the file %s that was running', (_, stack, file) => {
  const told = wordsOverlay([{ ...nobody, stack }], { th: both, en: both }, [])
  expect(told).toContain(`Asked for by ${file}.`)
})

it('tells what a language lacks, also where no page asks for it', () => {
  const told = wordsOverlay([], { th: { 'action.ok': 'ตกลง' }, en: both }, [])
  expect(told).toBe(
    'The message "login.submit" has no Thai words: add it to packages/web/src/i18n/th.json.',
  )
})

it('tells of words that are there and were not loaded', () => {
  const missing = { id: 'login.submit', locale: 'en', stack: '' } as const
  expect(wordsOverlay([missing], { th: both, en: both }, [])).toBe(
    'The words of "login.submit" are not loaded: add their area, login, to the screen in packages/web/src/screen.sources.ts.',
  )
})

it('tells of nothing where all words are there', () => {
  expect(wordsOverlay([], { th: both, en: both }, [])).toBe('')
})

const started: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()))
})

/** A development server, and what it and a page tell each other. */
async function serve() {
  const heard = new Map<string, (data: unknown, page: { send: typeof tell }) => void>()
  const told: HotPayload[] = []
  const waiting: { readonly count: number; readonly go: () => void }[] = []
  const tell = (payload: HotPayload) => {
    told.push(payload)
    for (const { count, go } of waiting) if (told.length >= count) go()
  }
  const toldBy = (count: number) =>
    new Promise<HotPayload[]>((resolve) => waiting.push({ count, go: () => resolve(told) }))
  const transport: HotChannel = {
    send: tell,
    on: (event: string, listener: never) => void heard.set(event, listener),
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
    heard.get('croupier:words-missing')?.(missing, { send: tell })
  return { report, server, toldBy }
}

it('the server answers a page that asked for words in vain, and one that has all', async () => {
  const { report, toldBy } = await serve()
  const told = toldBy(2)
  report([nobody])
  report([])
  expect(await told).toEqual([
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

it('a page takes the words of a saved catalogue and is not loaded anew', async () => {
  const { server, toldBy } = await serve()
  const told = toldBy(1)
  await server.environments.client.transformRequest('catalogue:en/login')
  const file = fileURLToPath(new URL('../src/i18n/en.json', import.meta.url))
  server.watcher.emit('change', file)
  expect(await told).toEqual([
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
