import type { Plugin } from 'vite'

/**
 * Removes from the built site what only the generated pages and the inspector need: the descriptions of charts,
 * and the sources of the contract's rows. Removes only whole `description:` lines of chart files and `source:`
 * lines of endpoints.
 */
export function withoutChartProse(): Plugin {
  return {
    name: 'without-chart-prose',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/core\/src\/.*\.(machine|expired|endpoints)\.ts$/ },
      handler: (code) => withoutDescriptions(code),
    },
  }
}

/** Code without its `description` and `source` properties, even if their value is on the next line. */
export function withoutDescriptions(code: string): string {
  return code
    .replace(/^[ \t]*(?:description|source):\s*'(?:[^'\\\n]|\\.)*',\n/gm, '')
    .replace(/\{ description: '(?:[^'\\\n]|\\.)*'(?:, | )/g, '{ ')
}
