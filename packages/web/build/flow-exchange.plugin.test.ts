import { readdirSync } from 'node:fs'
import path from 'node:path'
import {
  createServer,
  DevEnvironment,
  type EnvironmentModuleNode,
  type HotChannel,
  type HotPayload,
} from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withExchange } from './flow-exchange.plugin.ts'

const web = path.join(import.meta.dirname, '..')
const repository = path.join(web, '../..')

it('a declaration loads its newest files, and notifies the page of its flows', () => {
  const code = `export const tea = defineFlow({
  name: 'tea',
  load: () => import('./tea.actors.ts').then(named('createTea')),
})
`
  const [load = '', rest = ''] = withExchange(code).split('\nconst exchanged')
  expect(load).toBe(
    code.replace(
      "import('./tea.actors.ts')",
      "(exchanged.get('./tea.actors.ts') ?? import('./tea.actors.ts'))",
    ),
  )
  expect(rest).toContain("import.meta.hot.accept(['./tea.actors.ts'], ")
  expect(rest).toContain('{ detail: [tea.name] }')
})

describe('the development server', () => {
  const site = serve()
  let told: (file: string) => Promise<readonly string[]>
  beforeAll(async () => {
    told = await site.start()
  }, 120_000)
  afterAll(() => site.close())

  it.each([
    'deposit/deposit.machine.ts',
    'deposit/qr-payment.machine.ts',
    'deposit/deposit-amount.rules.ts',
    'deposit/deposit.actors.ts',
  ])('exchanges %s of the deposit without a page reload', async (file) => {
    const updates = await told(`packages/core/src/flows/${file}`)
    expect(updates).toContain('flows/deposit/deposit.flow.ts')
    expect(updates).not.toContain('page')
  })

  it('does not reload for the files of all flows, except for two rules that the root reads', async () => {
    const flows = 'packages/core/src/flows'
    const files = readdirSync(path.join(repository, flows), { encoding: 'utf8', recursive: true })
      .filter((file) => /\.(machine|rules|actors|view)\.ts$/.test(file))
      .map((file) => path.join(flows, file))
    const losing = []
    for (const file of files) if ((await told(file)).includes('page')) losing.push(file)
    expect([files.length > 50, losing]).toEqual([
      true,
      [
        'packages/core/src/flows/analytics/analytics.rules.ts',
        'packages/core/src/flows/deposit/late-payment.rules.ts',
      ],
    ])
  })

  it('reloads the page for the root', async () => {
    expect(await told('packages/core/src/app/app.machine.ts')).toEqual(['page'])
  })
})

/** The site as `npm run dev` serves it, without a browser. */
function serve() {
  let close = async () => {}
  const start = async () => {
    let hear: ((payload: HotPayload) => void) | undefined
    const transport: HotChannel = {
      send: (payload) => hear?.(payload),
      on: () => {},
      off: () => {},
      listen: () => {},
      close: () => {},
    }
    const server = await createServer({
      configFile: path.join(web, 'vite.config.ts'),
      mode: 'development',
      logLevel: 'silent',
      appType: 'custom',
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
    close = () => server.close()
    const { client } = server.environments
    await visitAll(client, await client.moduleGraph.ensureEntryFromUrl('/src/main.tsx'))
    return async (file: string) => {
      const payload = new Promise<HotPayload>((resolve) => {
        hear = resolve
      })
      server.watcher.emit('change', path.join(repository, file))
      const heard = await payload
      if (heard.type !== 'update') return ['page']
      return heard.updates.map((update) => update.path.replace(/^.*\/(?=flows\/)/, ''))
    }
  }
  return { start, close: () => close() }
}

/** Loads one of our files and all that it imports, so that the server knows the import graph. */
async function visitAll(environment: DevEnvironment, first: EnvironmentModuleNode): Promise<void> {
  const seen = new Set<EnvironmentModuleNode>()
  let next = [first]
  while (next.length > 0) {
    for (const module of next) seen.add(module)
    const ours = next.filter(({ url }) => !url.includes('/node_modules/'))
    await Promise.all(ours.map(({ url }) => environment.transformRequest(url)))
    next = [...new Set(ours.flatMap((module) => [...module.importedModules]))].filter(
      (module) => !seen.has(module),
    )
  }
}
