import type { Chart } from '../../packages/core/testing/charts/chart.structure.ts'
import { eventsIn } from './expression.ts'
import { codes } from './markdown.ts'
import type { ChartSource } from './sources.ts'

/** What a named action does; null if it only changes the context. */
export function actionText(chart: Chart, name: string, source: ChartSource): string | null {
  const { type, to } = kindOf(chart.implementations.actions[name])
  const expression = source.expressionOf(name)
  const events = eventsIn(expression)
  const made = events.length > 0 ? codes(events) : 'a computed event'
  switch (type) {
    case 'xstate.assign':
      return null
    case 'xstate.emit':
      return `tells ${made}`
    case 'xstate.raise':
      return `raises ${made}`
    case 'xstate.sendTo':
      return /\(\{ event \}\) => event\b/.test(expression)
        ? `passes the event on to \`${to}\``
        : `sends ${made} to \`${to}\``
    case 'xstate.enqueueActions':
      return enqueuedText(expression, made)
    default:
      return 'has side effects; the composition root provides it'
  }
}

/** XState's built-in actions are functions with fields for their type and target. */
function kindOf(action: unknown): { readonly type: unknown; readonly to: unknown } {
  const fields = new Map<string, unknown>(Object.entries(Object(action)))
  return { type: fields.get('type'), to: fields.get('to') }
}

function enqueuedText(expression: string, made: string): string {
  const [, to] = /enqueue\.sendTo\('(\w+)'/.exec(expression) ?? []
  if (!to) return 'decides what to do'
  return /enqueue\.sendTo\('\w+', event\)/.test(expression)
    ? `passes the event on to \`${to}\` if that runs`
    : `sends ${made} to \`${to}\` if there is reason to`
}

/** The input of an invoked actor: its fields and where they come from. Empty if there is none. */
export function inputText(expression: string): string {
  const [, body = ''] = /=> (.*)$/.exec(expression) ?? []
  return body.replace(/^\(\{ (.*?),? \}\)$/, '$1')
}
