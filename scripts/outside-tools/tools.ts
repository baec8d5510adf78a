import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from '../run.mjs'

/**
 * Programs that others use on an OpenAPI document. They weigh more than all that the project installs, so
 * that they are fetched when the document is first held against them, in these versions.
 */
const versions = { '@redocly/cli': '2.11.0', '@stoplight/prism-cli': '5.14.2' } as const

const folder = path.join(root, 'node_modules/.cache/outside-tools')

const installing = ['install', '--ignore-scripts', '--no-audit', '--no-fund']

/** How the tools are fetched, and whereto. */
interface Fetching {
  readonly folder: string
  readonly versions: Readonly<Record<string, string>>
  /** Installs what the package of a folder depends on. */
  readonly install: (folder: string) => Promise<{ readonly code: number; readonly output: string }>
}

/**
 * Fetches them, unless they are there in these versions.
 * @throws Error with what the package manager says when that fails
 */
export async function fetchTools(how: Fetching = byNpm): Promise<void> {
  const wanted = JSON.stringify({ private: true, dependencies: how.versions })
  const stamp = path.join(how.folder, 'fetched.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  mkdirSync(how.folder, { recursive: true })
  writeFileSync(path.join(how.folder, 'package.json'), wanted)
  const { code, output } = await how.install(how.folder)
  if (code !== 0) throw new Error(`Redocly and Prism could not be fetched:\n${output}`)
  writeFileSync(stamp, wanted)
}

const byNpm: Fetching = {
  folder,
  versions,
  install: (cwd) => run('npm', installing, { cwd, isQuiet: true }),
}

/** Where one of them starts. */
export function toolAt(name: 'prism' | 'redocly'): string {
  return path.join(folder, 'node_modules/.bin', name)
}
