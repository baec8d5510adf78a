/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { markContrastSamples, sampleMark } from './contrast.samples.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

export interface Violation {
  readonly rule: string
  /** The beginnings of the elements that break the rule. */
  readonly elements: readonly string[]
}

/** The tags of the rules of WCAG 2.2 AA that a machine can check, and of what axe recommends besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const contrast = 'color-contrast'

interface Asked {
  /** The one rule to check instead of all. */
  readonly only?: string
  /** The rule to leave out. */
  readonly except?: string | undefined
  /** The looks whose contrast was measured on other pages; those of this page are added. */
  readonly measured?: Set<number>
}

/** Lists the rules that the document of a page breaks. Its frames are not checked. */
export async function violationsOn(
  page: Page,
  { except, measured = new Set(), only }: Asked = {},
): Promise<readonly Violation[]> {
  // Loading axe takes a browser as long as a check, so a document that has it keeps it.
  const hasAxe = await page.evaluate(() => window.axe !== undefined)
  if (!hasAxe) {
    await page.evaluate(source)
    const rules = [{ id: contrast, selector: `[${sampleMark}]` }]
    await page.evaluate((spec) => window.axe?.configure(spec), { rules })
  }
  if (except !== contrast && (only ?? contrast) === contrast) {
    const asked = { mark: sampleMark, measured: [...measured] }
    const looks = await page.evaluate(markContrastSamples, asked)
    for (const look of looks) measured.add(look)
    if (looks.length === 0 && only === contrast) return []
  }
  const options: axe.RunOptions = {
    runOnly: only ? { type: 'rule', values: [only] } : { type: 'tag', values: tags },
    rules: except ? { [except]: { enabled: false } } : {},
    // axe computes the selectors of elements only for violations.
    resultTypes: ['violations'],
    iframes: false,
    // No rule of these tags reads style sheets, which axe would copy.
    preload: { assets: ['media'] },
  }
  return page.evaluate(async (asked) => {
    const result = await window.axe?.run(document, asked)
    if (!result) throw new Error('axe did not load')
    return result.violations.map(({ id, nodes }) => ({
      rule: id,
      elements: nodes.map(({ html }) => html),
    }))
  }, options)
}
