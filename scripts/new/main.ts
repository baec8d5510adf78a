// Writes the files of a new flow: `npm run new -- flow loyalty-card`.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { help, readArguments } from '../arguments.mjs'
import { root, succeeds, tool } from '../run.mjs'
import { type NewFlow, planFlow, readSource } from './flow.ts'

const command = 'npm run new'
const usage = `${command} -- flow <name> [options]

  Writes a flow with a page for members that reads and shows something: its chart, rules, view and
  tests, its screen, its words in both languages, its journey and the page of its chart. Registers it
  wherever flows or pages are listed. The name has small letters and hyphens, such as loyalty-card.

  --en <title>  the title of the page in English (made from the name)
  --th <title>  the title of the page in Thai (the English title)
  --help        shows this`

try {
  const flow = readFlow()
  if (flow === null) console.log(usage)
  else process.exitCode = (await make(flow)) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readFlow(): NewFlow | null {
  const options = { en: { type: 'string' }, th: { type: 'string' }, help } as const
  const { positionals, values } = readArguments(command, { allowPositionals: true, options })
  const [kind, name, ...more] = positionals
  if (values.help) return null
  if (kind !== 'flow' || name === undefined || more.length > 0) {
    throw new Error(`Type \`${command} -- flow <name>\`.`)
  }
  const spoken = name.replaceAll('-', ' ')
  const en = values.en ?? `${spoken.charAt(0).toUpperCase()}${spoken.slice(1)}`
  return { name, titles: { en, th: values.th ?? en } }
}

/** Writes the files, and generates what depends on them. */
async function make(flow: NewFlow): Promise<boolean> {
  const files = planFlow(flow, readSource)
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  for (const file of files.keys()) console.log(`  ${file}`)
  const script = (file: string) =>
    succeeds(process.execPath, ['--import', 'tsx', path.join('scripts', file)])
  const isDone =
    (await succeeds(tool('biome'), ['check', '--write', '--log-level=warn', ...files.keys()])) &&
    (await script('statecharts/main.ts')) &&
    (await script('routes/main.ts'))
  if (isDone) {
    console.log(
      '\nNext: replace what it reads, say what it is for, and see its size with `npm run build` and `npm run sizes`.',
    )
  }
  return isDone
}
