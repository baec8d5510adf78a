import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from '../run.mjs'

/**
 * Third-party tools for OpenAPI documents, in these versions. They are larger than all other dependencies
 * together, so they are fetched only when the check first runs.
 */
const versions = { '@redocly/cli': '2.11.0', '@stoplight/prism-cli': '5.14.2' } as const

const folder = path.join(root, 'node_modules/.cache/outside-tools')

const installing = ['install', '--ignore-scripts', '--no-audit', '--no-fund']

/** How the tools are fetched, and into which folder. */
interface Fetching {
  readonly folder: string
  readonly versions: Readonly<Record<string, string>>
  /** Installs the dependencies of the package in a folder. */
  readonly install: (folder: string) => Promise<{ readonly code: number; readonly output: string }>
}

/**
 * Fetches the tools unless these versions are already there.
 * @throws Error with the output of the package manager if that fails
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

/** The path of a tool's program. */
export function toolAt(name: 'prism' | 'redocly'): string {
  return path.join(folder, 'node_modules/.bin', name)
}
