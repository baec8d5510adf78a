import type { Plugin } from 'vite'

/**
 * Replaces the running chart with a changed one in development, without a page reload: the file that declares a
 * flow loads its changed files again, and notifies the page which of its flows have changed.
 */
export function exchangeFlows(): Plugin {
  return {
    name: 'croupier:flow-exchange',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/core\/src\/.*\.flow\.ts$/ },
      handler: (code) => withExchange(code),
    },
  }
}

/** The declaration of flows, changed so that it loads the newest version of its files. */
export function withExchange(code: string): string {
  const files = [...code.matchAll(/import\('([^']+)'\)/g)].map(([, file]) => `'${file}'`).join()
  const names = [...code.matchAll(/export const (\w+) = defineFlow\(/g)]
    .map(([, flow]) => `${flow}.name`)
    .join()
  const loading = code.replaceAll(/import\('[^']+'\)/g, (load) => {
    const file = load.slice('import('.length, -1)
    return `(exchanged.get(${file}) ?? ${load})`
  })
  return `${loading}
const exchanged = new Map()
if (import.meta.hot) {
  import.meta.hot.accept([${files}], (changed) => {
    for (const [index, file] of [${files}].entries()) {
      if (changed[index]) exchanged.set(file, Promise.resolve(changed[index]))
    }
    dispatchEvent(new CustomEvent('croupier:flows-changed', { detail: [${names}] }))
  })
}
`
}
