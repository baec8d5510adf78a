// Checks a site configuration before members see it:
// `npm run site:check -- site.json --origin https://casino.example`, or with an address instead of a file.
import { help, readArguments } from '../arguments.mjs'
import { siteProblems } from './site.check.ts'
import { isAddress, readSite } from './site.reading.ts'

const command = 'npm run site:check'
const usage = `${command} -- <file or address> [options]

  Lists everything that is wrong with a site's configuration before members see it.

  --origin <address>  where the site is served: its services may be paths of this address
                      (the address's own, for a file http://localhost:4173)
  --help              shows this`

try {
  const { positionals, values } = readArguments(command, {
    allowPositionals: true,
    options: { origin: { type: 'string' }, help },
  })
  if (values.help) console.log(usage)
  else await check(positionals, values.origin)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function check(places: readonly string[], wanted?: string): Promise<void> {
  const { place, json, origin } = await readSite(command, places, wanted)
  const problems = siteProblems(json, origin)
  if (problems.length > 0) {
    const where =
      wanted || isAddress(place) ? '' : `, served at ${origin} (\`--origin\` says otherwise)`
    throw new Error([`${place} is not right${where}:`, ...problems].join('\n  '))
  }
  console.log(`${place} is right.`)
}
