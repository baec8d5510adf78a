// Prints the web manifest of a site: `npm run site:manifest -- site.json > manifest.webmanifest`
import { siteManifest } from '../../packages/core/src/kernel/site/site.manifest.ts'
import { help, readArguments } from '../arguments.mjs'
import { readUsableSite } from '../site-check/site.reading.ts'

const command = 'npm run site:manifest'
const usage = `${command} -- <file or address> [options]

  Prints the web manifest of a site, which is served as /manifest.webmanifest.

  --origin <address>  where the site is served (the address's own, for a file http://localhost:4173)
  --help              shows this`

try {
  const { positionals, values } = readArguments(command, {
    allowPositionals: true,
    options: { origin: { type: 'string' }, help },
  })
  if (values.help) console.log(usage)
  else {
    const { site } = await readUsableSite(command, positionals, values.origin)
    console.log(JSON.stringify(siteManifest(site), null, 2))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
