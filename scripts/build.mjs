// Builds the members' site.
import { run, tool } from './run.mjs'

/**
 * Builds the site quietly; what goes wrong is shown.
 * @returns {Promise<boolean>} whether it could be built
 */
export async function buildSite() {
  const args = ['build', '--logLevel', 'warn']
  const { code } = await run(tool('vite'), args, { cwd: 'packages/web' })
  return code === 0
}
