// Renders the pages of a site into the build: `npm run site:page -- site.json --origin <address>`
import path from 'node:path'
import { help, readArguments } from '../arguments.mjs'
import { dist } from '../build.report.mjs'
import { readUsableSite } from '../site-check/site.reading.ts'
import { writeSite } from './page.files.ts'

const command = 'npm run site:page'
const usage = `${command} -- <file or address> [options]

  Renders the pages of a site into packages/web/dist, which npm run build makes: their content, name, colours
  and words are there before any script has run. Run it after every build and whenever site.json changes.

  --origin <address>  where the site is served: pages say so to search engines (an address names its own)
  --help              shows this`

try {
  const { positionals, values } = readArguments(command, {
    allowPositionals: true,
    options: { origin: { type: 'string' }, help },
  })
  if (values.help) console.log(usage)
  else await dress(positionals, values.origin)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function dress(places: readonly string[], wanted?: string): Promise<void> {
  const [place = ''] = places
  if (wanted === undefined && !/^https?:/.test(place)) {
    throw new Error(
      `Say where the site is served: ${command} -- site.json --origin https://casino.example`,
    )
  }
  const { json, origin, site } = await readUsableSite(command, places, wanted)
  const count = await writeSite({ site, json, origin })
  const folder = path.relative(process.cwd(), dist)
  console.log(`${count} pages of ${site.title} are rendered in ${folder}.`)
}
