import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from '../run.mjs'

/**
 * Programs that others use on an OpenAPI document. They weigh more than all that the project installs, so
 * that they are fetched when the document is first held against them, in these versions.
 */
const versions = { '@redocly/cli': '2.11.0', '@stoplight/prism-cli': '5.14.2' } as const

const folder = path.join(root, 'node_modules/.cache/outside-tools')

/** Fetches them, unless they are there. */
export async function fetchTools(): Promise<void> {
  const wanted = JSON.stringify({ private: true, dependencies: versions })
  const stamp = path.join(folder, 'fetched.json')
  if (existsSync(stamp)) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), wanted)
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await run('npm', args, { cwd: folder, isQuiet: true })
  if (code !== 0) throw new Error(`Redocly and Prism could not be fetched:\n${output}`)
  writeFileSync(stamp, wanted)
}

/** Where one of them starts. */
export function toolAt(name: 'prism' | 'redocly'): string {
  return path.join(folder, 'node_modules/.bin', name)
}
