import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createServer } from 'vite'
import { describe, expect, it } from 'vitest'
import { root } from '../run.mjs'
import { plantInto } from './fault.planting.ts'
import { faultPlugin, plantedFault } from './fault.plugin.ts'
import { faultOf } from './faults.ts'

const fault = faultOf('rest-ten-times-as-long')
const file = path.join(root, fault.file)
const source = readFileSync(file, 'utf8')
const { transform } = faultPlugin(() => fault)

describe('a fault is planted', () => {
  it('into its own file, however that is asked for', () => {
    const planted = { code: plantInto(source, fault), map: null }
    expect([transform(source, file), transform(source, `${file}?v=1`)]).toEqual([planted, planted])
  })

  it('into no other file', () => {
    expect(transform(source, `${file}.map`)).toBeNull()
    expect(transform(source, path.join(root, 'qr-payment.rules.ts'))).toBeNull()
  })

  it('never where its code is gone', () => {
    expect(() => transform('', file)).toThrow("stale fault 'rest-ten-times-as-long'")
  })

  it('before any other plugin has changed the file', async () => {
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      plugins: [faultPlugin(() => fault)],
      server: { middlewareMode: true, watch: null, ws: false },
    })
    try {
      const { restAfter } = await server.ssrLoadModule(file)
      expect(restAfter(0, null)).toBe(20_000)
    } finally {
      await server.close()
    }
  })
})

describe('the environment of a run', () => {
  it('that says nothing of faults changes nothing', () => {
    expect(plantedFault({})).toEqual({ plugins: [], settings: {} })
  })

  it('decides which fault is planted when a file is loaded, and keeps nothing for the next run', () => {
    const environment = { CROUPIER_FAULT: '' }
    const { plugins, settings } = plantedFault(environment)
    const load = () => plugins.map((plugin) => plugin.transform(source, file)?.code)
    const without = load()
    environment.CROUPIER_FAULT = fault.id
    expect([without, load(), settings]).toEqual([
      [undefined],
      [plantInto(source, fault)],
      { cache: false, experimental: { fsModuleCache: false } },
    ])
  })

  it('that names a fault which does not exist is refused', () => {
    const { plugins } = plantedFault({ CROUPIER_FAULT: 'gone' })
    expect(() => plugins.map((plugin) => plugin.transform('', file))).toThrow(
      "There is no fault 'gone'",
    )
  })
})
