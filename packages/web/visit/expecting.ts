import { normal } from './query.ts'
import type { Part, Screen } from './screen.ts'

/** What a story may claim about a part of the screen. Each claim waits until it holds. */
export interface PartExpectation {
  /** The opposite of a claim, checked once the page has settled. */
  readonly not: PartExpectation
  toBeVisible(): Promise<void>
  toBeAttached(): Promise<void>
  toHaveCount(count: number): Promise<void>
  /** The whole text, or a pattern in it; white space does not count. */
  toHaveText(text: string | RegExp): Promise<void>
  /** The texts of all matching parts, from the first to the last. */
  toHaveTexts(texts: readonly string[]): Promise<void>
  toContainText(text: string | RegExp): Promise<void>
  toHaveValue(value: string): Promise<void>
  /** Any value, unless one is given. */
  toHaveAttribute(name: string, value?: string | RegExp): Promise<void>
  toHaveDescription(text: string | RegExp): Promise<void>
  toBeFocused(): Promise<void>
  toBeDisabled(): Promise<void>
}

/** What a story may claim about the page as a whole. */
export interface PageExpectation {
  readonly not: PageExpectation
  /** The path with query and fragment, or a pattern of it. */
  toBeAt(address: string | RegExp): Promise<void>
  toHaveTitle(title: string | RegExp): Promise<void>
}

/** What a story may claim about plain values, as in every test runner. */
export interface ValueExpectation {
  readonly not: ValueExpectation
  toBe(value: unknown): void
  toBeNull(): void
  toContain(value: unknown): void
  toEqual(value: unknown): void
  toHaveLength(length: number): void
  toMatchObject(value: object): void
}

export interface Expect {
  (page: Screen): PageExpectation
  (part: Part): PartExpectation
  (value: unknown): ValueExpectation
}

/** The result of one look at the screen. */
export interface Look {
  readonly isSo: boolean
  /** What was found instead, for the message of a failed claim. */
  readonly seen: string
}

export interface ExpectOptions {
  readonly page: Screen
  /** Looks until the claim holds, as long as the engine waits at most, and returns the last look. */
  readonly until: (look: () => Promise<Look>) => Promise<Look>
  readonly settled: () => Promise<void>
  readonly value: (value: unknown) => ValueExpectation
}

/** Whether a claim holds; `null` if nothing can be said, because there is not one part: such a claim fails, negated or not. */
interface Finding {
  readonly isSo: boolean | null
  readonly seen: string
}

/** The claims of a story, the same on drawn screens and in a browser. */
export function createExpect({ page, settled, until, value: ofValue }: ExpectOptions): Expect {
  const claim = async (what: string, isMeant: boolean, look: () => Promise<Finding>) => {
    // A part may not have appeared yet, or not have disappeared yet: only a settled page shows that it is absent.
    if (!isMeant) await settled()
    const { isSo, seen } = await until(async () => {
      const found = await look()
      return { ...found, isSo: found.isSo === isMeant }
    })
    if (!isSo) throw new Error(`expected ${isMeant ? '' : 'not '}${what}, but there is ${seen}`)
  }

  const ofPart = (part: Part, isMeant = true): PartExpectation => {
    const count = (what: string, found: Part, wanted = (number: number) => number > 0) =>
      claim(what, isMeant, async () => {
        const number = await found.count()
        return { isSo: wanted(number), seen: `${number} of it` }
      })
    const ofOne = (what: string, look: () => Promise<Finding>) =>
      claim(what, isMeant, async () => {
        const number = await part.count()
        return number === 1 ? look() : { isSo: null, seen: `${number} of it` }
      })
    const read = (
      what: string,
      readText: (one: Part) => Promise<string | null>,
      wanted: (text: string) => boolean,
    ) =>
      ofOne(what, async () => {
        const text = await readText(part)
        return { isSo: text !== null && wanted(text), seen: JSON.stringify(text) }
      })
    const match = (what: string, selector: string) =>
      ofOne(what, async () => {
        const number = await part.and(page.locator(selector)).count()
        return { isSo: number === 1, seen: number === 1 ? 'one that is' : 'one that is not' }
      })
    const text = (one: Part) => one.textContent()
    return {
      get not() {
        return ofPart(part, !isMeant)
      },
      toBeVisible: () => count('it to be seen', part.filter({ visible: true })),
      toBeAttached: () => count('it to be there', part),
      toHaveCount: async (number) => {
        if (number === 0) await settled()
        await count(`${number} of it`, part, (found) => found === number)
      },
      toHaveText: (wanted) => read(`the text ${wanted}`, text, matches(wanted, isWhole)),
      toHaveTexts: (wanted) =>
        claim(`the texts ${JSON.stringify(wanted)}`, isMeant, async () => {
          const found = (await part.allTextContents()).map(normal)
          const isSo = JSON.stringify(found) === JSON.stringify(wanted.map(normal))
          return { isSo, seen: JSON.stringify(found) }
        }),
      toContainText: (wanted) => read(`text with ${wanted}`, text, matches(wanted, isWithin)),
      toHaveValue: (wanted) =>
        read(
          `the value ${wanted}`,
          (one) => one.inputValue(),
          (found) => found === wanted,
        ),
      toHaveAttribute: (name, wanted) =>
        read(
          `${name} to be ${wanted ?? 'there'}`,
          (one) => one.getAttribute(name),
          wanted === undefined ? () => true : matches(wanted, isWhole),
        ),
      toHaveDescription: (wanted) =>
        read(
          `the description ${wanted}`,
          (one) => descriptionOf(page, one),
          matches(wanted, isWhole),
        ),
      toBeFocused: () => match('it to have the focus', ':focus'),
      toBeDisabled: () => match('it to be disabled', ':disabled'),
    }
  }

  const ofPage = (of: Screen, isMeant = true): PageExpectation => ({
    get not() {
      return ofPage(of, !isMeant)
    },
    toBeAt: (address) =>
      claim(`the address ${address}`, isMeant, async () => {
        const { hash, pathname, search } = new URL(of.url())
        const found = `${pathname}${search}${hash}`
        return { isSo: matches(address, isWhole)(found), seen: found }
      }),
    toHaveTitle: (title) =>
      claim(`the title ${title}`, isMeant, async () => {
        const found = await of.title()
        return { isSo: matches(title, isWhole)(found), seen: found }
      }),
  })

  function expect(page: Screen): PageExpectation
  function expect(part: Part): PartExpectation
  function expect(value: unknown): ValueExpectation
  function expect(of: unknown) {
    if (isScreen(of)) return ofPage(of)
    return isPart(of) ? ofPart(of) : ofValue(of)
  }
  return expect
}

type Comparison = (found: string, wanted: string) => boolean
const isWhole: Comparison = (found, wanted) => found === wanted
const isWithin: Comparison = (found, wanted) => found.includes(wanted)

function matches(wanted: string | RegExp, compare: Comparison): (text: string) => boolean {
  return (text) =>
    typeof wanted === 'string' ? compare(normal(text), normal(wanted)) : wanted.test(normal(text))
}

/** The accessible description of a part. */
async function descriptionOf(page: Screen, part: Part): Promise<string | null> {
  const ids = await part.getAttribute('aria-describedby')
  if (ids === null) return null
  const texts = await Promise.all(
    ids.split(/\s+/).map((id) => page.locator(`[id="${id}"]`).allTextContents()),
  )
  return texts.flat().join(' ')
}

function isPart(value: unknown): value is Part {
  return isObjectWith(value, 'inputValue')
}

function isScreen(value: unknown): value is Screen {
  return isObjectWith(value, 'goto')
}

function isObjectWith(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && name in value
}
