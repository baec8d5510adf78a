import path from 'node:path'
import { build } from 'vite'

/** Builds the script for every page of the site, as one classic script. */
export async function buildPageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.join(import.meta.dirname, 'page/held.page.ts'),
        formats: ['iife'],
        name: 'heldPage',
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [script] = outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : []))
  if (script === undefined) throw new Error('the script for the pages could not be built')
  return script
}
