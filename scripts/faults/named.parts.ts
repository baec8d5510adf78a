import { type ESTree, parseSync, Visitor } from 'vite'

/** A stretch of a file's code. */
export interface Part {
  readonly start: number
  readonly end: number
}

type Key = ESTree.PropertyKey

/**
 * The functions, constants, classes and properties of some TypeScript that have a name.
 * @param path names joined by dots, from outer to inner: `states.asking.on`
 */
export function partsNamed(file: string, code: string, path: string): readonly Part[] {
  const named = namedParts(file, code)
  let found: readonly Part[] = [{ start: 0, end: code.length }]
  for (const name of path.split('.')) {
    const outer = found
    found = named.filter(
      (part) => part.name === name && outer.some((one) => isInside(part, one) && part !== one),
    )
  }
  return found
}

export function isInside(inner: Part, outer: Part): boolean {
  return inner.start >= outer.start && inner.end <= outer.end
}

/** What the parser says against the code of a file, empty when nothing. */
export function syntaxErrors(file: string, code: string): readonly string[] {
  if (file.endsWith('.json')) return jsonErrors(code)
  return parseSync(file, code).errors.map(({ message }) => message)
}

function namedParts(file: string, code: string): readonly (Part & { name: string })[] {
  const parts: (Part & { name: string })[] = []
  const note = ({ start, end }: Part, name: string | null) => {
    if (name !== null) parts.push({ start, end, name })
  }
  const noteByKey = (node: Part & { readonly key: Key }) => note(node, keyName(node.key))
  new Visitor({
    FunctionDeclaration: (node) => note(node, node.id?.name ?? null),
    ClassDeclaration: (node) => note(node, node.id?.name ?? null),
    VariableDeclarator: (node) => note(node, node.id.type === 'Identifier' ? node.id.name : null),
    MethodDefinition: noteByKey,
    PropertyDefinition: noteByKey,
    Property: noteByKey,
  }).visit(parseSync(file, code).program)
  return parts
}

function keyName(key: Key): string | null {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null
}

function jsonErrors(code: string): readonly string[] {
  try {
    JSON.parse(code)
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
