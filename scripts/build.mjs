// Builds the site: for members, and for developers with the inspector.
import path from 'node:path'
import { checkMembersBuild } from './members-build.mjs'
import { root, run, tool } from './run.mjs'

/**
 * Builds the members' site quietly; what goes wrong is shown.
 * @returns {Promise<boolean>} whether it could be built and holds nothing of the inspector
 */
export async function buildSite() {
  return (await build([])) && checkMembersBuild()
}

/**
 * Where the site with the inspector is built for a port: a server on another port keeps its own.
 * @param {number} port
 */
export function inspectorSite(port) {
  return path.join(root, 'packages/web/.vite/inspector-site', String(port))
}

/**
 * Builds the site with the inspector.
 * @param {string} directory where to
 * @returns {Promise<boolean>} whether it could be built
 */
export function buildInspectorSite(directory) {
  return build(['--mode', 'inspector', '--outDir', directory, '--emptyOutDir'])
}

/** @param {readonly string[]} options */
async function build(options) {
  const args = ['build', '--logLevel', 'warn', ...options]
  const { code } = await run(tool('vite'), args, { cwd: path.join(root, 'packages/web') })
  return code === 0
}
