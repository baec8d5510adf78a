import { endpointNames } from '../../calls/matching.ts'
import { faultKinds } from '../../catalogue/fault.ts'
import { formOf, usageOf } from './cli.arguments.ts'
import { commonOptions } from './cli.options.ts'
import { lines } from './cli.table.ts'
import type { Option, Verb } from './cli.verb.ts'
import { verbGroups } from './cli.verbs.ts'

const command = 'npm run mock --'

/** All verbs in one page. */
export function generalHelp(): string {
  const rows = verbGroups.map(([, verbs]) =>
    verbs.map((verb) => [`  ${[verb.name, ...verb.takes].join(' ')}`, verb.does]),
  )
  const width = Math.max(...rows.flat().map(([form = '']) => form.length))
  const groups = verbGroups.map(
    ([about], index) => `${about}\n${columned(rows[index] ?? [], width)}`,
  )
  return [
    `${command} <verb> [options]`,
    'Looks at a running mock server and steers it, as its control room does.',
    ...groups,
    `Options of every verb\n${optionLines(commonOptions)}`,
    `"${command} <verb> --help" tells more. For a script: npm run --silent mock -- <verb> --json.\nIt ends with 0, with 1 when it failed, with 2 when what was typed is wrong.`,
  ].join('\n\n')
}

/** One verb in full. */
export function helpOf(verb: Verb): string {
  const { does, examples, options } = verb
  const takesEndpoint = [...verb.takes, ...options.map(({ placeholder }) => placeholder)].some(
    (form) => form?.includes('endpoint'),
  )
  return [
    usageOf(verb),
    `${does.charAt(0).toUpperCase()}${does.slice(1)}.`,
    `Options\n${optionLines([...options, ...commonOptions])}`,
    ...(takesEndpoint ? [`Endpoints\n  ${endpointNames().join(', ')}`] : []),
    ...(verb.takes.includes('<kind>') ? [`Kinds of fault\n  ${faultKinds.join(', ')}`] : []),
    `Examples\n${examples.map((words) => `  ${[command, verb.name, words].join(' ').trimEnd()}`).join('\n')}`,
  ].join('\n\n')
}

function optionLines(options: readonly Option<unknown>[]): string {
  return columned(options.map((option) => [`  ${formOf(option)}`, option.does]))
}

const columned = (rows: readonly (readonly string[])[], width = 0) =>
  lines([{ title: '', width }, { title: '' }], rows)
