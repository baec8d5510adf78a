// Holds somebody's backend against the contract: `npm run conformance -- --api <address> --member <name>`.
import { systemClock } from '../system.clock.ts'
import { checkConformance } from './conformance.ts'
import { readOptions, usage } from './options.ts'
import { reportText } from './report.ts'

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === null) console.log(usage)
  else {
    const report = await checkConformance(
      { ...options.backend, clock: systemClock, http: fetch },
      options.asking,
    )
    console.log(options.isJson ? JSON.stringify(report, null, 2) : reportText(report))
    process.exitCode = report.verdicts.every(({ findings }) => findings.length === 0) ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
