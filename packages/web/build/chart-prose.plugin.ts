import type { Plugin } from 'vite'

/**
 * Leaves out of the built site what is only for the generated pages and the inspector: the sentences that
 * describe charts, and where the rows of the contract come from. Only whole `description:` lines of chart
 * files and `source:` lines of endpoints are taken.
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

/** Code without its `description` and `source` properties, also those that stand on the line below. */
export function withoutDescriptions(code: string): string {
  return code
    .replace(/^[ \t]*(?:description|source):\s*'(?:[^'\\\n]|\\.)*',\n/gm, '')
    .replace(/\{ description: '(?:[^'\\\n]|\\.)*'(?:, | )/g, '{ ')
}
