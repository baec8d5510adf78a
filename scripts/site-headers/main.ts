// Prints the headers that a server must send with a site's pages:
// `npm run site:headers -- site.json --origin https://casino.example --format nginx`
import { siteHeaders } from '../../packages/core/src/kernel/site/site.headers.ts'
import { help, readArguments } from '../arguments.mjs'
import { readUsableSite } from '../site-check/site.reading.ts'
import { formats, isFormat } from './formats.ts'

const command = 'npm run site:headers'
const usage = `${command} -- <file or address> [options]

  Prints the headers with which the pages of a site have to be served.

  --origin <address>  where the site is served: its own services may be paths of it
                      (the address's own, for a file http://localhost:4173)
  --format <name>     ${Object.keys(formats).join(' or ')} (plain)
  --help              shows this`

try {
  const { positionals, values } = readArguments(command, {
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      format: { type: 'string', default: 'plain' },
      help,
    },
  })
  if (values.help) console.log(usage)
  else await print(positionals, values.format ?? 'plain', values.origin)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function print(places: readonly string[], format: string, wanted?: string): Promise<void> {
  if (!isFormat(format)) {
    const known = Object.keys(formats).join(' or ')
    throw new Error(`There is no format "${format}": give ${known}.`)
  }
  const { site, origin } = await readUsableSite(command, places, wanted)
  console.log(formats[format](siteHeaders(site, origin)))
}
