// Lets storms of clicks, faults, sleeps and clock steps pass over a deposit: `npm run storms`.
import { parseArgs } from 'node:util'
import { walkStorms } from '../../packages/model-tests/src/storm/storm.walks.ts'
import { secondsSince } from '../run.mjs'

try {
  const { walks, seed, path } = readOptions()
  const startedAt = performance.now()
  const done = await walkStorms({ walks, seed, ...(path === undefined ? {} : { path }) })
  const what = `${done.walks} storms of ${done.actions} actions, seed ${seed}`
  console.log(`${what}: nothing was broken, ${secondsSince(startedAt)}`)
  const endings = Object.entries(done.endings).map(([ending, times]) => `${times} ${ending}`)
  console.log(`${done.wishes} codes were wished for; told of them was: ${endings.join(', ')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      walks: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      path: { type: 'string' },
    },
  })
  const [walks, seed] = [values.walks, values.seed].map((value) => {
    if (/^-?\d{1,10}$/.test(value)) return Number(value)
    throw new Error(`--walks and --seed are whole numbers, not "${value}".`)
  })
  return { walks: walks ?? 0, seed: seed ?? 0, path: values.path }
}
