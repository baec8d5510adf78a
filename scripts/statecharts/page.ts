import {
  type Chart,
  childrenOf,
  type State,
  statesOf,
  type Transition,
  transitionsOf,
} from '../../packages/core/testing/charts/chart.structure.ts'
import { actionText, inputText } from './actions.ts'
import { diagramsOf } from './diagram.ts'
import { conditionOf, durationText, nameOf, stateName, triggerOf } from './labels.ts'
import { code, codes, section, table } from './markdown.ts'
import type { ChartSource } from './sources.ts'

/** The page of a chart: what it is for, its diagrams, and a table for each kind of part. */
export function chartPage(chart: Chart, source: ChartSource, startedBy: string): string {
  const lines = [
    `# ${chart.id}`,
    '',
    `${source.docOf(chart.id) ?? chart.root.description}`,
    '',
    `Started by ${startedBy}. Written in [${source.file}](../../${source.file}); this page is generated from it by \`npm run statecharts\`.`,
    ...pictures(chart),
    ...section('States', states(chart)),
    ...section('Transitions', transitions(chart)),
    ...section('Events', events(chart)),
    ...section('Guards', guards(chart, source)),
    ...section('Delays', delays(chart, source)),
    ...section('Calls', calls(chart, source)),
    ...section('Actions', actions(chart, source)),
    ...section('Messages', messages(source)),
  ]
  return `${lines.join('\n')}\n`
}

function pictures(chart: Chart): readonly string[] {
  const diagrams = diagramsOf(chart)
  const isSplit = diagrams.length > 1
  return [
    '',
    '## Diagram',
    ...(isSplit
      ? ['', 'States with child states are boxes here and have their own diagrams below.']
      : []),
    ...diagrams.flatMap(({ title, text }, index) => [
      ...(index > 0 ? ['', `### ${title}`] : []),
      '',
      '```mermaid',
      text,
      '```',
    ]),
  ]
}

function states(chart: Chart): readonly string[] {
  return table(
    ['state', 'tags', 'screen', 'what it is'],
    statesOf(chart)
      .filter((state) => state !== chart.root)
      .map((state) => [
        code(stateName(state)),
        codes(state.tags),
        screenOf(state),
        [kindOf(state), state.description].filter(Boolean).join(' '),
      ]),
  )
}

function screenOf({ meta }: State): string {
  return typeof meta?.screen === 'string' ? code(meta.screen) : ''
}

function kindOf(state: State): string {
  if (state.type === 'final') return 'The end.'
  if (state.type !== 'parallel') return ''
  return `${childrenOf(state).length} regions side by side.`
}

function transitions(chart: Chart): readonly string[] {
  return table(
    ['in', 'on', 'if', 'goes to', 'does'],
    statesOf(chart).flatMap((state) => [
      ...boundaryActions(state, 'entry'),
      ...transitionsOf(state).map((transition) => [
        code(stateName(state)),
        triggerOf(transition),
        conditionOf(transition) ?? '',
        targetText(transition),
        [codes(transition.actions.map(nameOf)), transition.description].filter(Boolean).join(' '),
      ]),
      ...boundaryActions(state, 'exit'),
    ]),
  )
}

/** What a state does on entry or exit. */
function boundaryActions(state: State, boundary: 'entry' | 'exit'): readonly (readonly string[])[] {
  const config: unknown = state.config[boundary]
  const named = Array.isArray(config) ? config : config === undefined ? [] : [config]
  if (named.length === 0) return []
  return [[code(stateName(state)), boundary, '', '', codes(named.map(nameOf))]]
}

function targetText({ target, source, reenter }: Transition): string {
  if (!target) return 'stays'
  const names = codes(target.map(stateName))
  return reenter && target[0] === source ? `${names}, anew` : names
}

function events(chart: Chart): readonly string[] {
  const places = new Map<string, Set<string>>()
  for (const state of statesOf(chart)) {
    for (const type of state.transitions.keys()) {
      if (type.startsWith('xstate.')) continue
      places.set(type, (places.get(type) ?? new Set()).add(stateName(state)))
    }
  }
  return table(
    ['event', 'understood in'],
    [...places].sort(byName).map(([type, names]) => [code(type), codes(names)]),
  )
}

function guards(chart: Chart, source: ChartSource): readonly string[] {
  const asked = new Map<string, Set<string>>()
  for (const transition of statesOf(chart).flatMap(transitionsOf)) {
    if (transition.guard === undefined) continue
    const name = nameOf(transition.guard)
    const question = `${stateName(transition.source)} ${triggerOf(transition)}`
    asked.set(name, (asked.get(name) ?? new Set()).add(question))
  }
  return table(
    ['guard', 'asked in', 'meaning'],
    [...asked]
      .sort(byName)
      .map(([name, questions]) => [code(name), codes(questions), source.docOf(name) ?? '']),
  )
}

function delays({ implementations }: Chart, source: ChartSource): readonly string[] {
  return table(
    ['delay', 'length', 'meaning'],
    Object.entries<unknown>(implementations.delays).map(([name, delay]) => [
      code(name),
      typeof delay === 'number' ? durationText(delay) : 'worked out',
      source.docOf(name) ?? '',
    ]),
  )
}

function calls(chart: Chart, source: ChartSource): readonly string[] {
  return table(
    ['call', 'runs', 'in', 'is given'],
    statesOf(chart).flatMap((state) =>
      state.invoke.map(({ id, src }) => [
        code(id),
        isChart(chart.implementations.actors[String(src)])
          ? `[the chart ${src}](${src}.md)`
          : code(String(src)),
        code(stateName(state)),
        codes([inputText(source.inputOf(id))].filter(Boolean)),
      ]),
    ),
  )
}

function isChart(logic: unknown): boolean {
  return typeof logic === 'object' && logic !== null && 'root' in logic
}

function actions(chart: Chart, source: ChartSource): readonly string[] {
  const all = Object.keys(chart.implementations.actions)
    .sort()
    .map((name) => ({ name, text: source.docOf(name) ?? actionText(chart, name, source) }))
  const contextOnly = all.flatMap(({ name, text }) => (text === null ? [name] : []))
  const acting = table(
    ['action', 'what it does'],
    all.flatMap(({ name, text }) => (text === null ? [] : [[code(name), text]])),
  )
  if (contextOnly.length === 0) return acting
  const rest = `Actions that only change the context: ${codes(contextOnly)}.`
  return acting.length === 0 ? [rest] : [...acting, '', rest]
}

function messages(source: ChartSource): readonly string[] {
  return table(
    ['message', 'in English'],
    source.messages.map(({ id, words }) => [code(id), words.replaceAll('<', '&lt;')]),
  )
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}
