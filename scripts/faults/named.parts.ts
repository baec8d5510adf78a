import { type ESTree, parseSync, Visitor } from 'vite'

/** A range of a file's code. */
export interface Part {
  readonly start: number
  readonly end: number
}

type Key = ESTree.PropertyKey

/**
 * The functions, constants, classes and properties of some TypeScript that have this path.
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

/** The syntax errors in the code of a file. */
export function syntaxErrors(file: string, code: string): readonly string[] {
  if (file.endsWith('.json')) return jsonErrors(code)
  return parseSync(file, code).errors.map(({ message }) => message)
}

function namedParts(file: string, code: string): readonly (Part & { name: string })[] {
  const parts: (Part & { name: string })[] = []
  const add = ({ start, end }: Part, name: string | null) => {
    if (name !== null) parts.push({ start, end, name })
  }
  const addByKey = (node: Part & { readonly key: Key }) => add(node, keyName(node.key))
  new Visitor({
    FunctionDeclaration: (node) => add(node, node.id?.name ?? null),
    ClassDeclaration: (node) => add(node, node.id?.name ?? null),
    VariableDeclarator: (node) => add(node, node.id.type === 'Identifier' ? node.id.name : null),
    MethodDefinition: addByKey,
    PropertyDefinition: addByKey,
    Property: addByKey,
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
