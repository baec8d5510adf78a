import { type ESTree, parseSync, Visitor } from 'vite'
import { idsOfTitle } from './title.ids.ts'

/**
 * The titles of groups that name requirements, and of tables of tests that name several of one area. Every test
 * in them counts for all of these requirements, so nobody would notice if the only test of one of them is removed.
 */
export function titlesForMany(file: string, text: string): readonly string[] {
  const found: string[] = []
  new Visitor({
    CallExpression: ({ arguments: [title], callee }) => {
      const words = wordsOf(title)
      const { ids } = idsOfTitle(words)
      if (isGroup(callee) ? ids.length > 0 : isTable(callee) && isForSeveral(ids)) found.push(words)
    },
  }).visit(parseSync(file, text).program)
  return found
}

function isForSeveral(ids: readonly string[]): boolean {
  const areas = ids.map((id) => id.replace(/-\d+$/, ''))
  return new Set(areas).size < areas.length
}

/** Whether it is `describe` of Vitest or `test.describe` of Playwright, for a table of groups too. */
function isGroup(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'describe'
  if (callee.type === 'CallExpression') return isGroup(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return isGroup(callee.tag)
  if (callee.type !== 'MemberExpression') return false
  const { object, property } = callee
  return (property.type === 'Identifier' && property.name === 'describe') || isGroup(object)
}

/** Whether it is the function that `each(…)` or `for(…)` returns for a table, or for a table in a template. */
function isTable(callee: ESTree.Expression): boolean {
  if (callee.type === 'CallExpression') return isEach(callee.callee)
  return callee.type === 'TaggedTemplateExpression' && isEach(callee.tag)
}

function isEach(maker: ESTree.Expression): boolean {
  if (maker.type !== 'MemberExpression' || maker.property.type !== 'Identifier') return false
  return maker.property.name === 'each' || maker.property.name === 'for'
}

function wordsOf(title: ESTree.Argument | undefined): string {
  if (title?.type === 'TemplateLiteral') {
    return title.quasis.map(({ value }) => value.cooked ?? '').join('…')
  }
  return title?.type === 'Literal' ? String(title.value) : ''
}
