// Writes files that are generated from the code and committed with it, or compares them with the code.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { help, readArguments } from './arguments.mjs'
import { root } from './run.mjs'

export interface Generated {
  /** The npm script that generates the files. */
  readonly command: string
  /** One sentence that says what the command does. */
  readonly purpose: string
  /** The folder of the files. It may contain other files only if it is shared. */
  readonly folder: string
  readonly isFolderShared?: boolean
  /** What the files are generated from, in a word or two. */
  readonly source: string
  /** The texts of the files, by name. */
  readonly files: ReadonlyMap<string, string>
}

/** Runs the command. Sets exit code 1 if a file is not up to date. */
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

/** Prints the files that are not up to date. Returns whether all are. */
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

/** Files in the folder that are no longer generated. */
function leftOver({ files, folder, isFolderShared }: Generated): readonly string[] {
  if (isFolderShared) return []
  const place = path.join(root, folder)
  return existsSync(place) ? readdirSync(place).filter((file) => !files.has(file)) : []
}

function read(folder: string, file: string): string | null {
  const place = path.join(root, folder, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : null
}
