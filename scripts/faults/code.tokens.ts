/** A word, a string or a sign of some code, and where it stands. */
export interface Token {
  /** Strings have single quotes here, however they are quoted in the code. */
  readonly text: string
  readonly start: number
  readonly end: number
}

const blankOrComment = /^(\s|\/\/|\/\*)/
const parts =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[\p{L}\p{M}\p{N}_$#]+|[\s\S]/gu

/** The tokens of TypeScript, JSX or JSON, of a whole file or of a piece of one, or of a template's text. */
export function tokensOf(code: string): readonly Token[] {
  return [...code.matchAll(parts)].flatMap(({ 0: text, index }) =>
    blankOrComment.test(text)
      ? []
      : [{ text: withSingleQuotes(text), start: index, end: index + text.length }],
  )
}

/** Whether a comma stands right before what closes a list. */
export function isTrailingComma(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1]?.text ?? ''
  return tokens[index]?.text === ',' && [')', ']', '}'].includes(next)
}

function withSingleQuotes(text: string): string {
  if (text.length < 2 || !text.startsWith('"')) return text
  const content = text.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${content}'`
}
