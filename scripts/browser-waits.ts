import { parseSync } from 'vite'

/** What a test of drawn pages may not do, because it would pass or fail by luck. */
export type Waiting =
  | 'bare absence'
  | 'fixed wait'
  | 'network idle'
  | 'one-shot reading'
  | 'real clock'

/** Names that a test may read once: a settled page, and what is not a page. */
const readOnce = new Set(['control', 'cookie', 'layoutShifts', 'stored', 'whenSettled'])

/** The methods that read once: Playwright's, and those of the watched calls and of the world. */
const readings = new Set([
  'allInnerTexts',
  'allTextContents',
  'ariaSnapshot',
  'boundingBox',
  'cookies',
  'count',
  'evaluate',
  'evaluateAll',
  'getAttribute',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isHidden',
  'isVisible',
  'made',
  'pages',
  'payments',
  'requests',
  'textContent',
])

/** Playwright's assertions whose denial also holds for what has not come yet. */
const deniable = new Set([
  'toBeAttached',
  'toBeChecked',
  'toBeInViewport',
  'toBeVisible',
  'toContainClass',
  'toContainText',
  'toHaveAccessibleDescription',
  'toHaveAccessibleErrorMessage',
  'toHaveAccessibleName',
  'toHaveAttribute',
  'toHaveClass',
  'toHaveCount',
  'toHaveCSS',
  'toHaveId',
  'toHaveRole',
  'toHaveText',
  'toHaveTitle',
  'toHaveURL',
  'toHaveValue',
  'toHaveValues',
  'toMatchAriaSnapshot',
])

/** The objects on which the real timer is called. A clock's timer may be stopped, so it is allowed. */
const timers = new Set(['globalThis', 'self', 'setTimeout', 'window'])

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

/** The kinds of lucky waits in a test's source, sorted. */
export function luckyWaits(file: string, text: string): readonly Waiting[] {
  const found = new Set<Waiting>()
  const isStory = file.endsWith('.story.ts')
  for (const program of childrenOf(parseSync(file, text).program)) {
    visit(program, (node) => {
      const waiting = waitingOf(node, isStory)
      if (waiting) found.add(waiting)
    })
    // Drawn pages and those of other engines settle after every step, and a story before it asks the server.
    const isAlwaysSettled = /^(drawn|engines|stories|visit)\//.test(file)
    if (isAlwaysSettled) continue
    const scopes = [program]
    visit(program, (node) => isFunction(node) && scopes.push(node))
    if (scopes.some(expectsReading)) found.add('one-shot reading')
  }
  // A story looks for what is absent on a settled page.
  if (isStory) found.delete('bare absence')
  // What a test draws itself is there at once.
  if (file.startsWith('src/')) found.delete('one-shot reading')
  return [...found].sort()
}

function waitingOf(node: Node, isStory: boolean): Waiting | null {
  if (node.type === 'Literal' && node.value === 'networkidle') return 'network idle'
  if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') {
    return isTimersImport(node) ? 'fixed wait' : null
  }
  if (node.type === 'NewExpression') {
    if (isPromiseOfTimer(node)) return 'fixed wait'
    return isNewestDate(node) ? 'real clock' : null
  }
  if (node.type !== 'CallExpression') return null
  if (methodOf(node) === 'waitForTimeout') return 'fixed wait'
  if (methodOf(node) === 'now' && rootOf(node) === 'Date') return 'real clock'
  if (isBareAbsence(node)) return 'bare absence'
  return isReadOnce(node, isStory) ? 'one-shot reading' : null
}

/**
 * `expect(…).toHaveCount(0)`, `.toHaveText([])`, `.toBeHidden()`, a denial such as `.not.toBeVisible()`, a wait for
 * a hidden element, and `expect.poll(…)` for an empty value.
 */
function isBareAbsence(call: Node): boolean {
  const method = methodOf(call)
  if (method === 'toBeHidden') return true
  if (method === 'waitFor') return hasNode(call.arguments, isHiddenState)
  const [wanted] = childrenOf(call.arguments)
  const isDenied = isNode(call.callee) && nameOf(objectOf(call.callee)) === 'not'
  if (isPolled(call)) return isDenied || method === 'toBeNull' || isNothing(wanted)
  if (!deniable.has(method)) return false
  return isDenied || (method === 'toHaveCount' ? wanted?.value === 0 : isEmptyList(wanted))
}

function isHiddenState({ type, value }: Node): boolean {
  return type === 'Literal' && (value === 'hidden' || value === 'detached')
}

/** Whether an expectation is made by `expect.poll(…)`. */
function isPolled({ callee }: Node): boolean {
  let node: unknown = callee
  while (isNode(node) && node.type === 'MemberExpression') node = objectOf(node)
  if (!isNode(node) || node.type !== 'CallExpression') return false
  return methodOf(node) === 'poll' && rootOf(node) === 'expect'
}

/** `false`, `null`, `undefined`, `''` or `[]`, but not 0: a test may measure a number. */
function isNothing(wanted: Node | undefined): boolean {
  if (wanted === undefined) return false
  if (isEmptyList(wanted)) return true
  if (wanted.type === 'Identifier') return wanted.name === 'undefined'
  return wanted.type === 'Literal' && !wanted.value && wanted.value !== 0
}

function isEmptyList(wanted: Node | undefined): boolean {
  return wanted?.type === 'ArrayExpression' && childrenOf(wanted.elements).length === 0
}

/** `expect(await …)`, also inside a list or a call, unless it reads a settled page or no page at all. */
function isReadOnce(call: Node, isStory: boolean): boolean {
  const isReading = ({ argument, type }: Node) =>
    type === 'AwaitExpression' &&
    isReadingOfPage(argument) &&
    // A story settles before it counts calls.
    !(isStory && isNode(argument) && methodOf(argument) === 'made')
  return hasNode(expectedValue(call), isReading)
}

/** Whether anything is expected of what is read once here, or of a constant of here that holds it or a part of it. */
function expectsReading(scope: Node): boolean {
  const read = new Set<string>()
  const isRead = ({ name, type }: Node) => type === 'Identifier' && read.has(String(name))
  for (const { id, init, type } of nodesHere(scope)) {
    if (type !== 'VariableDeclarator') continue
    if (!isReadHere(init) && !read.has(rootOf(init))) continue
    for (const one of childrenOf(id)) visit(one, (part) => read.add(nameOf(part)))
  }
  read.delete('')
  return hasNode(scope, (node) => {
    const value = expectedValue(node)
    return isReadHere(value) || hasNode(value, isRead)
  })
}

/** Whether a reading is made here, and not by a function that may be called when the page has settled. */
function isReadHere(within: unknown): boolean {
  return childrenOf(within).some(
    (node) => !isFunction(node) && nodesHere(node).some((one) => readings.has(methodOf(one))),
  )
}

/** A node and those inside it, except for what is inside other functions. */
function nodesHere(node: Node): readonly Node[] {
  const children = Object.values(node).flatMap(childrenOf)
  return [node, ...children.filter((child) => !isFunction(child)).flatMap(nodesHere)]
}

function isFunction({ type }: Node): boolean {
  return /Function/.test(type)
}

/** What something is expected of, if a node is an expectation. */
function expectedValue({ arguments: args, callee, type }: Node): Node | undefined {
  if (type !== 'CallExpression' || nameOf(callee) !== 'expect') return undefined
  return childrenOf(args)[0]
}

function isReadingOfPage(read: unknown): boolean {
  // Neither an awaited event nor an answer is a page.
  if (!isNode(read) || read.type === 'Identifier' || methodOf(read) === 'json') return false
  return !readOnce.has(rootOf(read))
}

function isTimersImport({ source }: Node): boolean {
  return isNode(source) && /^(node:)?timers(\/promises)?$/.test(String(source.value))
}

function isPromiseOfTimer({ arguments: args, callee }: Node): boolean {
  if (nameOf(callee) !== 'Promise') return false
  return hasNode(args, (node) => node.type === 'CallExpression' && isTimer(node.callee))
}

function isTimer(callee: unknown): boolean {
  return nameOf(callee) === 'setTimeout' && timers.has(rootOf(callee))
}

function isNewestDate({ arguments: args, callee }: Node): boolean {
  return nameOf(callee) === 'Date' && childrenOf(args).length === 0
}

/** The name of the called method. */
function methodOf({ callee, type }: Node): string {
  const isMethod = type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression'
  return isMethod ? nameOf(callee) : ''
}

/** The name at the start of a chain of calls: `control` in `control.clock()`. */
function rootOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'CallExpression') return rootOf(node.callee)
  return node.type === 'MemberExpression' ? rootOf(node.object) : nameOf(node)
}

const objectOf = (node: Node): unknown => node.object

/** The name of an identifier, or the last name of a member expression: `page.wait`, `page['wait']`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node.property)
  if (node.type === 'Literal') return String(node.value)
  return node.type === 'Identifier' ? String(node.name) : ''
}

function hasNode(within: unknown, isWanted: (node: Node) => boolean): boolean {
  let isFound = false
  for (const one of childrenOf(within)) {
    visit(one, (node) => {
      if (isWanted(node)) isFound = true
    })
  }
  return isFound
}

function visit(node: Node, onNode: (node: Node) => void): void {
  onNode(node)
  for (const value of Object.values(node)) {
    for (const child of childrenOf(value)) visit(child, onNode)
  }
}

function childrenOf(value: unknown): readonly Node[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
