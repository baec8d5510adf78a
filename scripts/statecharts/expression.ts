/**
 * The expression that starts at an index of a source text, up to the comma or bracket that ends it, on one
 * line. Reads the source because the text of a function at run time depends on the tool that compiled it.
 */
export function expressionAt(text: string, index: number): string {
  let depth = 0
  let quote: string | null = null
  let end = index
  for (; end < text.length; end += 1) {
    const sign = text.charAt(end)
    if (quote !== null) {
      if (sign === quote && text.charAt(end - 1) !== '\\') quote = null
    } else if (/['"`]/.test(sign)) quote = sign
    else if (/[([{]/.test(sign)) depth += 1
    else if (depth === 0 && /[)\]},]/.test(sign)) break
    else if (/[)\]}]/.test(sign)) depth -= 1
  }
  return text.slice(index, end).replace(/\s+/g, ' ').trim()
}

/** The names of the events that an expression creates. */
export function eventsIn(expression: string): readonly string[] {
  const types = [...expression.matchAll(/\btype: ([^,}]*)/g)].map(([, type = '']) => type)
  return types.flatMap((type) => [...type.matchAll(/'([^']+)'/g)].map(([, name = '']) => name))
}
