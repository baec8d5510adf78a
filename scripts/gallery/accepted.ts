import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { comparePictures } from '../../packages/web/gallery/picture.comparison.ts'
import { root } from '../run.mjs'
import { type Compared, type Difference, isSeen, pairsOf } from './comparison.ts'

const ending = '.webp'

/** The small pictures that are committed. */
export const acceptedFolder = path.join(root, 'packages/web/gallery/pictures')

/** Where a gallery has its small pictures. */
export interface SmallPictures extends Pick<Compared, 'expected'> {
  /** Those that were taken now. */
  readonly taken: string
  /** Where those that were accepted before are copied, if they differ. */
  readonly before: string
}

/** Compares the small pictures of a run with the accepted ones. */
export async function compareWithAccepted(
  browser: string,
  { before, expected, taken }: SmallPictures,
): Promise<readonly Difference[]> {
  const { alone, both } = pairsOf({
    accepted: namesIn(acceptedFolder),
    taken: namesIn(taken),
    expected,
  })
  const pairs = both.map((name) => ({
    name,
    accepted: path.join(acceptedFolder, name + ending),
    taken: path.join(taken, name + ending),
  }))
  const parts = await comparePictures(browser, pairs)
  const changed = [...parts].map(([name, part]): Difference => ({ name, kind: 'changed', part }))
  const differences = [...changed.filter(isSeen), ...alone].toSorted(
    (one, other) => other.part - one.part,
  )
  rmSync(before, { recursive: true, force: true })
  mkdirSync(before, { recursive: true })
  for (const { kind, name } of differences) {
    if (kind !== 'new') copy(name, acceptedFolder, before)
  }
  return differences
}

/** Replaces the accepted pictures that differ. */
export function acceptPictures(taken: string, differences: readonly Difference[]): void {
  mkdirSync(acceptedFolder, { recursive: true })
  for (const { kind, name } of differences) {
    if (kind === 'gone') rmSync(path.join(acceptedFolder, name + ending))
    else copy(name, taken, acceptedFolder)
  }
}

function namesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted()
}

function copy(name: string, from: string, to: string): void {
  copyFileSync(path.join(from, name + ending), path.join(to, name + ending))
}
