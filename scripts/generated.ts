// Files that are made of the code and committed with it: written, or compared with what is there.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { help, readArguments } from './arguments.mjs'
import { root } from './run.mjs'

export interface Generated {
  /** The npm script, for its help and for anyone who must run it again. */
  readonly command: string
  /** What the command does, in a sentence. */
  readonly purpose: string
  /** Where the files are; nothing else may be there, unless it is shared. */
  readonly folder: string
  readonly isFolderShared?: boolean
  /** What the files are made of, in a word or two. */
  readonly source: string
  /** The files' texts by their names. */
  readonly files: ReadonlyMap<string, string>
}

/** Does what the command line asks for; the exit code says whether all is well. */
export function runGenerator(generated: Generated): void {
  try {
    const { values } = readArguments(generated.command, {
      options: { check: { type: 'boolean', default: false }, help },
    })
    if (values.help) console.log(usageOf(generated))
    else if (values.check) process.exitCode = check(generated) ? 0 : 1
    else write(generated)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

function usageOf({ command, purpose, source }: Generated): string {
  return `${command} -- [options]

  ${purpose}

  --check  writes nothing: says which files are not what the ${source} say
  --help   shows this`
}

function write(generated: Generated): void {
  const { files, folder } = generated
  mkdirSync(path.join(root, folder), { recursive: true })
  for (const file of leftOver(generated)) rmSync(path.join(root, folder, file))
  for (const [file, text] of files) writeFileSync(path.join(root, folder, file), text)
  console.log(`${files.size} files are in ${folder}.`)
}

/** Prints what is not up to date; returns whether everything is. */
function check(generated: Generated): boolean {
  const { command, files, folder, source } = generated
  const stale = [...files].flatMap(([file, text]) => (read(folder, file) === text ? [] : [file]))
  const wrong = [...stale, ...leftOver(generated)]
  for (const file of wrong) console.log(`  ${folder}/${file} is not what the ${source} say`)
  console.log(
    wrong.length === 0
      ? `${files.size} files of ${folder} are up to date.`
      : `Run \`${command}\` and look at what changed.`,
  )
  return wrong.length === 0
}

/** Files of what is no more. */
function leftOver({ files, folder, isFolderShared }: Generated): readonly string[] {
  if (isFolderShared) return []
  const place = path.join(root, folder)
  return existsSync(place) ? readdirSync(place).filter((file) => !files.has(file)) : []
}

function read(folder: string, file: string): string | null {
  const place = path.join(root, folder, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : null
}
