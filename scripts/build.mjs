// Builds the site: for members, and for developers with the inspector. What is there already is not built
// again.
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { buildMark, siteKey } from './built-site.mjs'
import { checkMembersBuild } from './members-build.mjs'
import { root, run, tool } from './run.mjs'

const inspectorSites = path.join(root, 'packages/web/.vite/inspector-site')

/** A server may still serve the site of an earlier state. */
const keptInspectorSites = 4

const members = buildMark('packages/web/.vite/members-site', [
  // What is made of a site's configuration is no part of the build.
  {
    place: 'packages/web/dist',
    except: /^packages\/web\/dist\/(pages\/|assets\/brand-|robots\.txt|sitemap\.xml)/,
  },
  { place: 'packages/web/.vite/prerender' },
  { place: 'packages/web/.vite/modules.json' },
])

/**
 * Builds the members' site quietly; what goes wrong is shown.
 * @returns {Promise<boolean>} whether it could be built and holds nothing of the inspector
 */
export async function buildSite() {
  const key = siteKey([])
  if (members.isOf(key)) return true
  members.forget()
  const isBuilt =
    (await build([])) &&
    (await build(['--ssr', '--outDir', '.vite/prerender', '--emptyOutDir'])) &&
    checkMembersBuild()
  // What changed while it was built may be in it or not.
  if (isBuilt && siteKey([]) === key) members.note(key)
  return isBuilt
}

/**
 * Builds the site with the inspector.
 * @returns {Promise<string | null>} where it is; null when it could not be built
 */
export async function buildInspectorSite() {
  const options = ['--mode', 'inspector']
  const site = path.join(inspectorSites, siteKey(options))
  if (!existsSync(site)) {
    const unfinished = `${site}.${process.pid}`
    if (!(await build([...options, '--outDir', unfinished, '--emptyOutDir']))) return null
    if (path.basename(site) !== siteKey(options)) return unfinished
    renameSync(unfinished, site)
  }
  const now = new Date()
  utimesSync(site, now, now)
  forgetOldest()
  return site
}

function forgetOldest() {
  const byAge = readdirSync(inspectorSites)
    .map((name) => path.join(inspectorSites, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of byAge.slice(keptInspectorSites)) rmSync(old, { recursive: true, force: true })
}

/** @param {readonly string[]} options */
async function build(options) {
  const args = ['build', '--logLevel', 'warn', ...options]
  const { code } = await run(tool('vite'), args, { cwd: path.join(root, 'packages/web') })
  return code === 0
}
