// Checks a backend against the contract: `npm run conformance -- --api <address> --member <name>`.
import { systemClock } from '../base/system.clock.ts'
import { checkConformance } from './conformance.ts'
import { readOptions, usage } from './options.ts'
import { writeReport } from './report.ts'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

try {
  const createKey = () => `conformance-${crypto.randomUUID()}`
  const options = readOptions(process.argv.slice(2), process.env, createKey)
  if (options === null) console.log(usage)
  else {
    const report = await checkConformance(
      { ...options.backend, clock: systemClock, http: fetch, pause },
      options.asking,
    )
    console.log(writeReport(report, options.format))
    process.exitCode = report.verdicts.every(({ findings }) => findings.length === 0) ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
