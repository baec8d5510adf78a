import { describeQuery, matcherOf, type Query, type QueryStep } from './query.ts'
import type { FilterOptions, Part, Role, RoleOptions, TextOptions } from './screen.ts'

/** What an engine does with the elements of a query; each function takes a query that matches one element. */
export interface ScreenDriver {
  count(query: Query): Promise<number>
  texts(query: Query): Promise<string[]>
  isVisible(query: Query): Promise<boolean>
  attribute(query: Query, name: string): Promise<string | null>
  value(query: Query): Promise<string>
  click(query: Query): Promise<void>
  fill(query: Query, text: string): Promise<void>
  press(query: Query, key: string): Promise<void>
  focus(query: Query): Promise<void>
  select(query: Query, value: string): Promise<void>
  /** Waits for a condition, as long as the engine waits at most. */
  waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void>
}

const queryOfPart = new WeakMap<Part, Query>()

/** The query that finds a part. */
export function queryOf(part: Part): Query {
  const query = queryOfPart.get(part)
  if (!query) throw new Error('this part belongs to another engine')
  return query
}

/** A part of the screen that is found by a query. */
export function createPart(driver: ScreenDriver, query: Query): Part {
  const then = (...steps: readonly QueryStep[]) => createPart(driver, [...query, ...steps])
  const part: Part = {
    getByRole: (role, options) => then(roleStep(role, options)),
    getByText: (text, options) => then(textStep('text', text, options)),
    getByLabel: (text, options) => then(textStep('label', text, options)),
    locator: (selector) => then({ by: 'selector', selector }),
    filter: (options = {}) => then(...filterSteps(options)),
    or: (other) => then({ by: 'or', query: queryOf(other) }),
    and: (other) => then({ by: 'and', query: queryOf(other) }),
    first: () => then({ by: 'nth', index: 0 }),
    last: () => then({ by: 'nth', index: -1 }),
    nth: (index) => then({ by: 'nth', index }),
    all: async () => {
      const count = await driver.count(query)
      return Array.from({ length: count }, (_, index) => then({ by: 'nth', index }))
    },
    count: () => driver.count(query),
    click: () => driver.click(query),
    fill: (text) => driver.fill(query, text),
    clear: () => driver.fill(query, ''),
    pressSequentially: async (text) => {
      for (const key of text) await driver.press(query, key)
    },
    press: (key) => driver.press(query, key),
    focus: () => driver.focus(query),
    selectOption: (value) => driver.select(query, value),
    check: async () => {
      if ((await driver.count([...query, checked])) === 0) await driver.click(query)
    },
    isVisible: () => driver.isVisible(query),
    allTextContents: () => driver.texts(query),
    textContent: async () => {
      const [text] = await driver.texts(query)
      if (text === undefined) throw new Error(`${describeQuery(query)} is not on the screen`)
      return text
    },
    getAttribute: (name) => driver.attribute(query, name),
    inputValue: () => driver.value(query),
    waitFor: ({ state = 'visible' } = {}) => {
      const isThere = async () => (await driver.count(query)) > 0
      const isSeen = () => driver.isVisible(query)
      const isSo = {
        attached: isThere,
        detached: async () => !(await isThere()),
        visible: isSeen,
        hidden: async () => !(await isSeen()),
      }[state]
      return driver.waitUntil(`${describeQuery(query)} is ${state}`, isSo)
    },
  }
  queryOfPart.set(part, query)
  return part
}

const checked: QueryStep = { by: 'and', query: [{ by: 'selector', selector: ':checked' }] }

export function roleStep(role: Role, { exact, name, ...states }: RoleOptions = {}): QueryStep {
  return { by: 'role', role, name: name === undefined ? null : matcherOf(name, exact), states }
}

export function textStep(
  by: 'text' | 'label',
  text: string | RegExp,
  { exact }: TextOptions = {},
): QueryStep {
  return { by, matcher: matcherOf(text, exact) }
}

function filterSteps({ has, hasText, visible }: FilterOptions): QueryStep[] {
  return [
    ...(has ? [{ by: 'has', query: queryOf(has) } as const] : []),
    ...(hasText === undefined ? [] : [{ by: 'hasText', matcher: matcherOf(hasText) } as const]),
    ...(visible ? [{ by: 'visible' } as const] : []),
  ]
}
