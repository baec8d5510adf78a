// Sends arbitrary requests to the mock server: `node scripts/with-tools.mjs fuzz/main.ts`.
import { parseArgs } from 'node:util'
import { fuzz } from '../../packages/mock-server/testing/fuzz/fuzz.walks.ts'
import { secondsSince } from '../run.mjs'

try {
  const { requests, seed, path } = readOptions()
  const startedAt = performance.now()
  const done = await fuzz({ requests, seed, ...(path === undefined ? {} : { path }) })
  const what = `${done.requests} arbitrary requests, seed ${seed}`
  console.log(`${what}: all answered as they should be, ${secondsSince(startedAt)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      path: { type: 'string' },
    },
  })
  const [requests, seed] = [values.requests, values.seed].map((value) => {
    if (/^-?\d{1,10}$/.test(value)) return Number(value)
    throw new Error(`--requests and --seed are whole numbers, not "${value}".`)
  })
  return { requests: requests ?? 0, seed: seed ?? 0, path: values.path }
}
