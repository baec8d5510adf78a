import { parseSync } from 'vite'

/** What a test of drawn pages may not do: it would pass or fail by luck. */
export type Waiting = 'bare absence' | 'fixed wait' | 'network idle' | 'one-shot reading'

/** What may be read once: a page that has settled, and what is no page. */
const readOnce = new Set(['control', 'cookie', 'layoutShifts', 'stored', 'whenSettled'])

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

/** The kinds of such waiting in a test's source, sorted. */
export function luckyWaits(file: string, text: string): readonly Waiting[] {
  const found = new Set<Waiting>()
  for (const program of childrenOf(parseSync(file, text).program)) {
    visit(program, (node) => {
      const waiting = waitingOf(node)
      if (waiting) found.add(waiting)
    })
  }
  // What a story claims to be absent is looked for on a page that has settled.
  if (file.endsWith('.story.ts')) found.delete('bare absence')
  return [...found].sort()
}

function waitingOf(node: Node): Waiting | null {
  if (node.type === 'Literal' && node.value === 'networkidle') return 'network idle'
  if (node.type === 'ImportDeclaration') return isTimersImport(node) ? 'fixed wait' : null
  if (node.type === 'NewExpression') return isPromiseOfTimer(node) ? 'fixed wait' : null
  if (node.type !== 'CallExpression') return null
  if (methodOf(node) === 'waitForTimeout') return 'fixed wait'
  if (isBareAbsence(node)) return 'bare absence'
  return isReadOnce(node) ? 'one-shot reading' : null
}

/** `expect(…).toHaveCount(0)`, `.toBeHidden()`, `.not.toBeVisible()` or `.not.toBeAttached()`. */
function isBareAbsence(call: Node): boolean {
  const method = methodOf(call)
  if (method === 'toBeHidden') return true
  if (method === 'toHaveCount') return childrenOf(call.arguments)[0]?.value === 0
  const isDenied = isNode(call.callee) && nameOf(objectOf(call.callee)) === 'not'
  return isDenied && (method === 'toBeVisible' || method === 'toBeAttached')
}

/** `expect(await …)`, unless that is no page or one that has settled. */
function isReadOnce(call: Node): boolean {
  const [value] = childrenOf(call.arguments)
  if (nameOf(call.callee) !== 'expect' || value?.type !== 'AwaitExpression') return false
  const read = value.argument
  if (isNode(read) && methodOf(read) === 'json') return false
  return !readOnce.has(rootOf(read))
}

function isTimersImport({ source }: Node): boolean {
  return isNode(source) && /^(node:)?timers\/promises$/.test(String(source.value))
}

function isPromiseOfTimer({ arguments: args, callee }: Node): boolean {
  if (nameOf(callee) !== 'Promise') return false
  let hasTimer = false
  for (const argument of childrenOf(args)) {
    visit(argument, (node) => {
      if (node.type === 'CallExpression' && nameOf(node.callee) === 'setTimeout') hasTimer = true
    })
  }
  return hasTimer
}

/** The name of the method that a call calls. */
function methodOf({ callee, type }: Node): string {
  const isMethod = type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression'
  return isMethod ? nameOf(callee) : ''
}

/** The name by which a chain of calls begins: `control` of `control.clock()`. */
function rootOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'CallExpression') return rootOf(node.callee)
  return node.type === 'MemberExpression' ? rootOf(node.object) : nameOf(node)
}

const objectOf = (node: Node): unknown => node.object

/** The name of an identifier, or of what a member expression names last. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node.property)
  return node.type === 'Identifier' ? String(node.name) : ''
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const value of Object.values(node)) {
    for (const child of childrenOf(value)) visit(child, see)
  }
}

function childrenOf(value: unknown): readonly Node[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
