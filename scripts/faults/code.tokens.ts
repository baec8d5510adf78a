/** A word, a string or a punctuation mark of some code, with its position. */
export interface Token {
  /** Strings have single quotes here, whatever the code has. */
  readonly text: string
  readonly start: number
  readonly end: number
}

const blankOrComment = /^(\s|\/\/|\/\*)/
const parts =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[\p{L}\p{M}\p{N}_$#]+|[\s\S]/gu

/** The tokens of TypeScript, JSX or JSON: of a whole file, a piece of one, or a template's text. */
export function tokensOf(code: string): readonly Token[] {
  return [...code.matchAll(parts)].flatMap(({ 0: text, index }) =>
    blankOrComment.test(text)
      ? []
      : [{ text: withSingleQuotes(text), start: index, end: index + text.length }],
  )
}

/** Whether a token is a comma right before a closing bracket. */
export function isTrailingComma(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1]?.text ?? ''
  return tokens[index]?.text === ',' && [')', ']', '}'].includes(next)
}

function withSingleQuotes(text: string): string {
  if (text.length < 2 || !text.startsWith('"')) return text
  const content = text.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${content}'`
}
