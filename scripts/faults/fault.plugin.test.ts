import path from 'node:path'
import { createServer } from 'vite'
import { describe, expect, it } from 'vitest'
import { root } from '../run.mjs'
import { faultPlugin, plantedFault } from './fault.plugin.ts'
import { faultOf } from './faults.ts'

const fault = faultOf('rest-ten-times-as-long')
const file = path.join(root, fault.file)
const { transform } = faultPlugin(fault)

describe('a fault is planted', () => {
  it('into its own file, however that is asked for', () => {
    const planted = { code: `a\n${fault.replacement}\nb`, map: null }
    const code = `a\n${fault.text}\nb`
    expect([transform(code, file), transform(code, `${file}?v=1`)]).toEqual([planted, planted])
  })

  it('into no other file', () => {
    expect(transform(fault.text, `${file}.map`)).toBeNull()
    expect(transform(fault.text, path.join(root, 'qr-payment.rules.ts'))).toBeNull()
  })

  it('never where its text is gone', () => {
    expect(() => transform('something else', file)).toThrow("stale fault 'rest-ten-times-as-long'")
  })

  it('before any other plugin has changed the file', async () => {
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      plugins: [faultPlugin(fault)],
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
  it.each([undefined, ''])('that names no fault (%j) changes nothing', (id) => {
    expect(plantedFault({ CROUPIER_FAULT: id })).toEqual({ plugins: [], settings: {} })
  })

  it('that names a fault plants it and keeps nothing for the next run', () => {
    const { plugins, settings } = plantedFault({ CROUPIER_FAULT: fault.id })
    expect([plugins.map(({ name }) => name), settings]).toEqual([
      ['planted-fault'],
      { cache: false, experimental: { fsModuleCache: false } },
    ])
  })

  it('that names a fault which does not exist is refused', () => {
    expect(() => plantedFault({ CROUPIER_FAULT: 'gone' })).toThrow("There is no fault 'gone'")
  })
})
