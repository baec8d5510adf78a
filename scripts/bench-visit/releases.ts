import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Round } from '../../packages/web/bench/visit/figures.ts'
import { dist } from '../build.report.mjs'
import { root, run, tool } from '../run.mjs'
import { columns, kib } from './table.ts'

/** A release by what it changes, as the end of a module's name. */
const releases = [
  ['the words of one page', 'catalogue:th/history'],
  ['one screen', 'features/history/history.tsx'],
  ['the chart of one flow', 'flows/history/history.machine.ts'],
  ['the chart of the application', 'core/src/app/app.machine.ts'],
  ['a part that all screens have', 'web/src/ui/dialog.tsx'],
] as const

/** The files of a build with what they weigh; scripts and styles as a server sends them with Brotli. */
export type BuildFiles = ReadonlyMap<string, number>

/** What a release costs those who were there before it. */
export interface Invalidated {
  readonly files: number
  readonly bytes: number
  /** Of these, what a visit has loaded. */
  readonly ofVisitBytes: number
}

/** @param loaded the files that a visit has loaded of the build before */
export function invalidated(
  before: BuildFiles,
  after: BuildFiles,
  loaded: readonly string[],
): Invalidated {
  const fresh = [...after].filter(([name]) => !before.has(name))
  const stale = loaded.filter((name) => !after.has(name))
  return {
    files: fresh.length,
    bytes: fresh.reduce((sum, [, bytes]) => sum + bytes, 0),
    ofVisitBytes: stale.reduce((sum, name) => sum + (before.get(name) ?? 0), 0),
  }
}

/** What each of some releases makes browsers load again that have all of today's build. */
export async function releaseTable(rounds: readonly Round[]): Promise<string[]> {
  const before = filesOf(dist)
  const sent = rounds.at(-1)?.visits['visitor home']?.sent ?? []
  const loaded = sent.map(({ address }) => path.basename(new URL(address).pathname))
  const total = [...before.values()].reduce((sum, bytes) => sum + bytes, 0)
  const rows: string[][] = []
  for (const [words, module] of releases) {
    const { bytes, files, ofVisitBytes } = invalidated(before, await built(module), loaded)
    rows.push([
      words,
      `${files} of ${before.size}`,
      `${kib(bytes)} of ${kib(total)}`,
      loaded.length === 0 ? '–' : kib(ofVisitBytes),
    ])
  }
  return columns([
    ['A release that changes', 'new files', 'KiB (br)', 'of those of the visitor home'],
    ...rows,
  ])
}

async function built(module: string): Promise<BuildFiles> {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-release-'))
  try {
    const args = ['build', '--config', 'bench/visit/release.vite.config.ts', '--logLevel', 'warn']
    const { code } = await run(tool('vite'), args, {
      cwd: path.join(root, 'packages/web'),
      env: { CROUPIER_RELEASE_CHANGES: module, CROUPIER_RELEASE_FOLDER: folder },
    })
    if (code !== 0) throw new Error(`The release with another ${module} could not be built.`)
    return filesOf(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The files that a browser keeps: those whose names change with their content. */
function filesOf(build: string): BuildFiles {
  const assets = path.join(build, 'assets')
  return new Map(
    readdirSync(assets).map((name) => {
      const content = readFileSync(path.join(assets, name))
      const isText = /\.(js|css|svg)$/.test(name)
      return [name, isText ? brotliCompressSync(content).length : content.length]
    }),
  )
}
