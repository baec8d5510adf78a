import type { Plugin } from 'vite'

/**
 * Leaves the sentences that describe charts out of the built site: they are for the generated pages
 * and the inspector. Only whole `description:` lines of chart files are taken.
 */
export function withoutChartProse(): Plugin {
  return {
    name: 'without-chart-prose',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/core\/src\/.*\.(machine|expired)\.ts$/ },
      handler: (code) => withoutDescriptions(code),
    },
  }
}

/** Code of a chart without its `description` properties, also those that stand on the line below. */
export function withoutDescriptions(code: string): string {
  return code
    .replace(/^[ \t]*description:\s*'(?:[^'\\\n]|\\.)*',\n/gm, '')
    .replace(/\{ description: '(?:[^'\\\n]|\\.)*'(?:, | )/g, '{ ')
}
