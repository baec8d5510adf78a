import { describe, expect, it } from 'vitest'
import { lampChart } from '../../packages/core/testing/charts/example.charts.ts'
import { indexPage } from './index.page.ts'
import { chartPage } from './page.ts'
import type { ChartSource } from './sources.ts'
import { readSource } from './sources.ts'

const source: ChartSource = {
  file: 'lamps/lamp.machine.ts',
  docOf: (name) => (name === 'isSound' ? 'It works | still [DEP-05].' : null),
  expressionOf: () => '',
  inputOf: () => '({ context }) => ({ power: context.power })',
  messages: [{ id: 'lamp.error', words: 'The <b>lamp</b> broke' }],
}

describe('the page of a chart', () => {
  const page = chartPage(lampChart, source, 'nobody')
  const tableOf = (title: string) =>
    page.split(`\n## ${title}\n\n`)[1]?.split('\n\n')[0]?.trimEnd().split('\n')

  it('says what the chart is for, what starts it and where its source is', () => {
    expect(page.split('\n').slice(0, 5)).toEqual([
      '# lamp',
      '',
      'A lamp that can be broken.',
      '',
      'Started by nobody. Written in [lamps/lamp.machine.ts](../../lamps/lamp.machine.ts); this page is generated from it by `npm run statecharts`.',
    ])
  })

  it('leaves out sections without content', () => {
    expect(page.match(/^## .*$/gm)).toEqual([
      '## Diagram',
      '## States',
      '## Transitions',
      '## Events',
      '## Guards',
      '## Calls',
      '## Messages',
    ])
    expect(tableOf('States')?.slice(0, 3)).toEqual(['| state |', '| --- |', '| `bulb` |'])
  })

  it('lists guards with where they are used and what they mean', () => {
    expect(tableOf('Guards')).toEqual([
      '| guard | asked in | meaning |',
      '| --- | --- | --- |',
      '| `isBroken` | `bulb lamp.press`, `bulb.deciding always`, `button lamp.wear` |  |',
      '| `isSound` | `bulb.dark lamp.press`, `bulb.broken lamp.press` | It works \\| still [DEP-05]. |',
    ])
  })

  it('lists calls with their inputs, and messages with their words', () => {
    expect([tableOf('Calls')?.at(-1), tableOf('Messages')?.at(-1)]).toEqual([
      '| `glow` | `glow` | `bulb.lit` | `power: context.power` |',
      '| `lamp.error` | The &lt;b>lamp&lt;/b> broke |',
    ])
  })
})

describe('the index', () => {
  it('has a line for each chart', () => {
    expect(indexPage([{ chart: lampChart, startedBy: 'nobody' }])).toContain(
      '| [lamp](lamp.md) | A lamp that can be broken. | nobody | 6 | 10 |\n',
    )
  })
})

describe('the source files of a chart', () => {
  it('are found by its id', () => {
    expect(readSource('qrPayment').file).toBe(
      'packages/core/src/flows/deposit/qr-payment.machine.ts',
    )
    expect(() => readSource('nowhere')).toThrow(
      "The chart 'nowhere' is in no file nowhere.machine.ts of packages/core/src.",
    )
  })

  it('have the docstrings with their requirement ids, and nothing of another chart', () => {
    const deposit = readSource('deposit')
    expect([deposit.docOf('deposit'), deposit.docOf('doubleTriggerPause')]).toEqual([
      'A deposit, from the choice of its channel to its single ending [DEP-05].',
      'A second call of the same kind is not sent sooner, because the first may have been carried out [SHELL-57].',
    ])
    expect([deposit.docOf('lastWordLimit'), deposit.docOf('markShown')]).toEqual([null, null])
  })
})
