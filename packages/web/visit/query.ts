/** How something on the screen is looked up, as plain data, so that it can be sent to another engine. */
export type Matcher =
  | { readonly text: string; readonly isExact: boolean }
  | { readonly pattern: string; readonly flags: string }

export type QueryStep =
  | {
      readonly by: 'role'
      readonly role: string
      readonly name: Matcher | null
      readonly states: Readonly<Record<string, boolean | number>>
    }
  | { readonly by: 'text' | 'label'; readonly matcher: Matcher }
  | { readonly by: 'selector'; readonly selector: string }
  | { readonly by: 'has'; readonly query: Query }
  | { readonly by: 'hasText'; readonly matcher: Matcher }
  | { readonly by: 'visible' }
  | { readonly by: 'nth'; readonly index: number }
  | { readonly by: 'or' | 'and'; readonly query: Query }

/** Steps from the whole page to an element; each searches inside the result of the one before. */
export type Query = readonly QueryStep[]

export function matcherOf(wanted: string | RegExp, isExact = false): Matcher {
  return typeof wanted === 'string'
    ? { text: normal(wanted), isExact }
    : { pattern: wanted.source, flags: wanted.flags }
}

/** Whether a text matches; white space does not count, and in partial matches neither does case. */
export function isMatch(text: string, matcher: Matcher): boolean {
  const read = normal(text)
  if ('pattern' in matcher) return new RegExp(matcher.pattern, matcher.flags).test(read)
  return matcher.isExact
    ? read === matcher.text
    : read.toLowerCase().includes(matcher.text.toLowerCase())
}

export function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** A query as a person reads it, for messages. */
export function describeQuery(query: Query): string {
  return query.map(describeStep).join(' → ')
}

function describeStep(step: QueryStep): string {
  switch (step.by) {
    case 'role': {
      const states = Object.entries(step.states).map(([name, value]) => `${name}: ${value}`)
      const name = step.name ? [describeMatcher(step.name)] : []
      return [step.role, ...name, ...states].join(' ')
    }
    case 'text':
    case 'label':
    case 'hasText':
      return `${step.by} ${describeMatcher(step.matcher)}`
    case 'selector':
      return step.selector
    case 'has':
    case 'or':
    case 'and':
      return `${step.by} (${describeQuery(step.query)})`
    case 'visible':
      return 'visible'
    case 'nth':
      return `number ${step.index}`
  }
}

function describeMatcher(matcher: Matcher): string {
  return 'text' in matcher ? `"${matcher.text}"` : `/${matcher.pattern}/${matcher.flags}`
}
