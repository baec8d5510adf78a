import type { ScreenDriver } from '../visit/queried.part.ts'
import type { Query } from '../visit/query.ts'
import type { Ask } from './engine.tab.ts'
import type { EngineTab } from './engine.ts'

/** The largest number of toasts on top of each other. */
const mostToasts = 5

/** Finds parts by the script in the page, and uses them by real input. */
export function createEngineDriver(
  tab: EngineTab,
  ask: Ask,
  settled: () => Promise<void>,
): ScreenDriver {
  /** Does something to a settled page, and waits until it has settled again. */
  const change = async (work: () => Promise<void>) => {
    await settled()
    await work()
    await settled()
  }
  const click = async (query: Query) => {
    for (let toasts = 0; toasts < mostToasts; toasts += 1) {
      const { isToast, x, y } = await ask('pressPoint', query)
      await tab.press(x, y)
      if (!isToast) return
      await settled()
    }
    throw new Error('toasts keep covering it')
  }
  return {
    count: (query) => ask('count', query),
    texts: (query) => ask('texts', query),
    isVisible: (query) => ask('isVisible', query),
    attribute: (query, name) => ask('attribute', query, name),
    value: (query) => ask('value', query),
    click: (query) => change(() => click(query)),
    fill: (query, text) => change(() => ask('fill', query, text)),
    press: (query, key) =>
      change(async () => {
        await ask('focus', query)
        await tab.pressKey(key)
      }),
    focus: (query) => change(() => ask('focus', query)),
    select: (query, value) => change(() => ask('select', query, value)),
    waitUntil: async (what, isSo) => {
      await settled()
      if (!(await isSo())) throw new Error(`not true: ${what}`)
    },
  }
}
