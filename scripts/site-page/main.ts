// Gives the built page a site's name and colours: `npm run site:page -- site.json`
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { help, readArguments } from '../arguments.mjs'
import { dist } from '../build.report.mjs'
import { readUsableSite } from '../site-check/site.reading.ts'
import { dressPage } from './page.dressing.ts'

const command = 'npm run site:page'
const usage = `${command} -- <file or address> [options]

  Gives packages/web/dist/index.html, which npm run build makes, a site's name and colours: browsers and
  what draws previews of links have them before the site's configuration has come.

  --origin <address>  where the site is served (the address's own, for a file http://localhost:4173)
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
  const { site } = await readUsableSite(command, places, wanted)
  const file = path.join(dist, 'index.html')
  if (!existsSync(file)) throw new Error(`There is no ${file}: run \`npm run build\` first.`)
  writeFileSync(file, dressPage(readFileSync(file, 'utf8'), site))
  console.log(`${path.relative(process.cwd(), file)} is dressed as ${site.title}.`)
}
