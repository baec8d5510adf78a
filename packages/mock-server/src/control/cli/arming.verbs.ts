import type { ControlArmed, ControlCase } from '../client.ts'
import { describeArmed } from './arming.words.ts'
import * as options from './cli.options.ts'
import { readArmedName, readCase, readEndpoint, readFaultKind } from './cli.readers.ts'
import { counted, table } from './cli.table.ts'
import type { Verb } from './cli.verb.ts'
import { formatDuration } from './duration.ts'

const cases: Verb = {
  name: 'cases',
  takes: ['[text…]'],
  does: 'lists the cases that can be armed, all or those with these words, and marks the armed ones',
  options: [],
  examples: ['', 'deposit', '7003', '--json'],
  run: async ({ control, words, show }) => {
    const text = words.join(' ').toLowerCase()
    const all = await control.catalogue()
    const found = all.filter(({ id, code, endpoint, behaviour }) =>
      `${id} ${code} ${endpoint} ${behaviour}`.toLowerCase().includes(text),
    )
    show(found, found.length > 0 ? tableOfCases(found) : `No case has the words "${text}".`)
  },
}

function tableOfCases(cases: readonly ControlCase[]): string {
  const rows = cases.map(({ id, endpoint, code, armed, behaviour }) => [
    id,
    endpoint,
    typeof code === 'number' ? String(code) : '',
    armed ? 'armed' : '',
    behaviour,
  ])
  const armed = cases.filter((one) => one.armed).length
  const columns = [
    { title: 'case' },
    { title: 'endpoint' },
    { title: 'code', isNumber: true },
    { title: 'now' },
    { title: 'what the site does' },
  ]
  return `${table(columns, rows)}\n\n${counted(cases.length, 'case')}, ${armed} armed`
}

const arm: Verb = {
  name: 'arm',
  takes: ['<case>'],
  does: 'makes the next call of an endpoint end in a case of the catalogue',
  options: [options.endpoint, options.times, options.delay, options.code],
  examples: [
    'deposit-qr.98',
    'session.7003.call --endpoint getCredit --times always',
    'login.other --code 1234 --delay 2s',
  ],
  run: async ({ control, words, option, show }) => {
    const found = readCase(words[0] ?? '')
    const endpoint = option(options.endpoint)
    const [times, delayMs] = [option(options.times), option(options.delay)]
    await control.arm(found.id, { endpoint, times, delayMs, code: option(options.code) })
    show(
      await control.armed(),
      describeArmed({ name: found.id, endpoint: endpoint ?? found.endpoint, times, delayMs }),
    )
  },
}

const fault: Verb = {
  name: 'fault',
  takes: ['<endpoint>', '<kind>'],
  does: 'lets the network or a broken server spoil the next call of an endpoint',
  options: [options.applied, options.times, options.delay, options.status],
  examples: ['createQr reset --applied', 'pollQr http --status 503 --times 3', 'getCredit slow'],
  run: async ({ control, words, option, show }) => {
    const endpoint = readEndpoint(words[0] ?? '')
    const kind = readFaultKind(words[1] ?? '')
    const applied = option(options.applied) ?? false
    const [times, delayMs] = [option(options.times), option(options.delay)]
    const status = option(options.status)
    await control.fault(endpoint, kind, { applied, times, delayMs, status })
    show(
      await control.armed(),
      describeArmed({ name: `fault.${kind}`, endpoint, times, delayMs, fault: { kind, applied } }),
    )
  },
}

const armed: Verb = {
  name: 'armed',
  takes: [],
  does: 'lists what is armed, the newest first: that is what the next call meets',
  options: [],
  examples: [''],
  run: async ({ control, show }) => {
    const list = await control.armed()
    show(list, list.length > 0 ? tableOfArmed(list) : 'Nothing is armed.')
  },
}

function tableOfArmed(armed: readonly ControlArmed[]): string {
  const columns = [
    { title: 'armed' },
    { title: 'endpoint' },
    { title: 'calls' },
    { title: 'late', isNumber: true },
    { title: 'answer' },
  ]
  const rows = armed.map((one) => [
    one.case,
    one.endpoint,
    one.times === null ? 'until disarmed' : `next ${one.times}`,
    one.delayMs > 0 ? formatDuration(one.delayMs) : '',
    [
      typeof one.code === 'number' ? `code ${one.code}` : '',
      typeof one.status === 'number' ? `status ${one.status}` : '',
      one.applied && one.kind !== 'slow' ? 'lost after the handler ran' : '',
    ]
      .filter(Boolean)
      .join(', '),
  ])
  return table(columns, rows)
}

const disarm: Verb = {
  name: 'disarm',
  takes: ['[case]'],
  does: 'disarms a case or the faults of a kind (fault.reset), of one endpoint or of all; else everything',
  options: [options.endpoint],
  examples: ['', 'deposit-qr.98', 'fault.reset --endpoint createQr', '--endpoint getCredit'],
  run: async ({ control, words, option, show }) => {
    const [typed] = words
    const name = typed === undefined ? undefined : readArmedName(typed)
    const endpoint = option(options.endpoint)
    const disarmed = await control.disarm(name, endpoint)
    const nothing = `${name ?? 'Nothing'} was ${name ? 'not ' : ''}armed${endpoint ? ` for ${endpoint}` : ''}.`
    show({ disarmed }, disarmed === 0 ? nothing : `Disarmed: ${disarmed}.`)
  },
}

export const armingVerbs: readonly Verb[] = [cases, arm, fault, armed, disarm]
