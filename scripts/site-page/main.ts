// Renders the pages of a site into the build: `npm run site:page -- site.json --origin <address>`
import path from 'node:path'
import { help, readArguments } from '../arguments.mjs'
import { dist } from '../build.report.mjs'
import { readUsableSite } from '../site-check/site.reading.ts'
import { writeSite } from './page.files.ts'
import { readGames } from './site.games.ts'

const command = 'npm run site:page'
const usage = `${command} -- <file or address> [options]

  Renders the pages of a site into packages/web/dist, which npm run build makes: their content, name, colours
  and words are there before any script has run, and on the home page of visitors the games that its services
  list at this moment. Run it after every build, whenever site.json changes, and every few minutes for the games.

  --origin <address>  where the site is served: pages say so to search engines (an address names its own)
  --without-games     renders the home page without games, and asks no service
  --help              shows this`

try {
  const { positionals, values } = readArguments(command, {
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      'without-games': { type: 'boolean', default: false },
      help,
    },
  })
  if (values.help) console.log(usage)
  else await dress(positionals, { wanted: values.origin, hasGames: !values['without-games'] })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

interface Wanted {
  /** Where the site is served. */
  readonly wanted: string | undefined
  readonly hasGames: boolean
}

async function dress(places: readonly string[], { hasGames, wanted }: Wanted): Promise<void> {
  const [place = ''] = places
  if (wanted === undefined && !/^https?:/.test(place)) {
    throw new Error(
      `Say where the site is served: ${command} -- site.json --origin https://casino.example`,
    )
  }
  const { json, origin, site } = await readUsableSite(command, places, wanted)
  const games = hasGames && !site.isClosed ? await readGames({ site: json, origin }) : null
  const answers = games?.kind === 'answered' ? games.answers : []
  const count = await writeSite({ site, json, origin, answers })
  const folder = path.relative(process.cwd(), dist)
  console.log(`${count} pages of ${site.title} are rendered in ${folder}.`)
  if (games?.kind === 'missing') console.log(`They have no games, because ${games.trouble}.`)
}
