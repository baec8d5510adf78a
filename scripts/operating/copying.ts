import { cpSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { dist } from '../build.report.mjs'
import { root, run } from '../run.mjs'

const day = 24 * 60 * 60 * 1000

/**
 * Copies the build over an old site with the very commands of docs/operating.md. All that is there is older
 * than what is cleared away: a chunk that was live until now, one that was replaced long ago, and the build.
 * @param place stands for /srv/croupier
 * @param render what the site makes of the pages of the build in a folder
 * @throws Error with what the commands said where they fail
 */
export async function copyBuild(
  place: string,
  render: (built: string) => Promise<unknown>,
): Promise<void> {
  const assets = path.join(place, 'site/assets')
  mkdirSync(assets)
  const built = path.join(place, 'web/dist')
  cpSync(dist, built, { recursive: true })
  await render(built)
  const [kept = ''] = readdirSync(path.join(built, 'assets'))
  cpSync(path.join(built, 'assets', kept), path.join(assets, kept))
  for (const name of ['yesterday.js', 'replaced-long-ago.js']) {
    writeFileSync(path.join(assets, name), 'export {}\n')
  }
  writeFileSync(path.join(place, 'live-assets'), `yesterday.js\n${kept}\n`)
  for (const folder of [assets, path.join(built, 'assets')]) makeOld(folder)
  const { code, output } = await run('/bin/sh', ['-c', commands(place)], {
    isQuiet: true,
    cwd: path.join(place, 'web'),
  })
  if (code !== 0) throw new Error(`the commands of docs/operating.md fail:\n${output}`)
}

function commands(place: string): string {
  const page = readFileSync(path.join(root, 'docs/operating.md'), 'utf8')
  const block = /## Keep yesterday's files[^#]*?```sh\n(.*?)```/s.exec(page)?.[1]
  if (!block) throw new Error('docs/operating.md has no commands that copy a build.')
  return block.replaceAll('/srv/croupier', place)
}

function makeOld(folder: string): void {
  // The machine's own time, by which `find` tells how old a file is.
  const then = new Date(Date.now() - 60 * day)
  for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), then, then)
}
