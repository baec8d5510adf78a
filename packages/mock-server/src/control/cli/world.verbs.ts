import { siteDocument } from '@croupier/core/site'
import { day, readInstant } from '@croupier/core/time'
import { type Dialect, dialects } from '../../dialect/odd.dialect.ts'
import type { ControlClock, ControlMember } from '../client.ts'
import { ControlError } from '../control.error.ts'
import { wrongUsage } from './cli.error.ts'
import { formatBaht, formatInstant } from './cli.format.ts'
import * as options from './cli.options.ts'
import { unknown } from './cli.readers.ts'
import { table } from './cli.table.ts'
import type { Command, Verb } from './cli.verb.ts'
import { formatDuration, readSignedDuration } from './duration.ts'

const clock: Verb = {
  name: 'clock',
  takes: ['[+10m|-1h|instant|reset]'],
  does: 'tells the world’s time, moves it, sets it or takes it back to the server’s own',
  options: [],
  examples: ['', '+10m', '-1h30m', '2026-12-31T23:59:50+07:00', 'reset'],
  run: async (command) => {
    const now = await changedClock(command)
    command.show(now, wordsOfClock(now))
  },
}

const freeze: Verb = {
  name: 'freeze',
  takes: [],
  does: 'stops the world’s time: it stands until it is moved, thawed or taken back',
  options: [],
  examples: ['', '--json'],
  run: async ({ control, show }) => {
    const now = await control.freeze()
    show(now, wordsOfClock(now))
  },
}

const thaw: Verb = {
  name: 'thaw',
  takes: [],
  does: 'lets the world’s time run again, from where it stands',
  options: [],
  examples: ['', '--json'],
  run: async ({ control, show }) => {
    const now = await control.thaw()
    show(now, wordsOfClock(now))
  },
}

const usualSkew = 3

const skew: Verb = {
  name: 'skew',
  takes: ['[+20m|-1h|off]'],
  does: 'dates some answers wrongly, as one of several nodes with a wrong clock does; says which',
  options: [options.every],
  examples: ['', '+20m', '-1d --every 2', 'off'],
  run: async ({ control, words, option, show }) => {
    const [typed] = words
    const every = option(options.every) ?? usualSkew
    const now =
      typed === undefined
        ? await control.clock()
        : await control.skewClock(typed === 'off' ? null : { every, byMs: readSkew(typed) })
    show(now, wordsOfClock(now))
  },
}

function readSkew(typed: string): number {
  const ms = readSignedDuration(typed)
  if (ms !== null && Math.abs(ms) <= 366 * day) return ms
  throw wrongUsage(
    `answers cannot be dated wrongly by "${typed}"`,
    'give a length of time such as +20m or -1d, a year at most, or off',
  )
}

async function changedClock({ control, words }: Command): Promise<ControlClock> {
  const [typed] = words
  if (typed === undefined) return control.clock()
  if (typed === 'reset') return control.resetClock()
  const ms = readSignedDuration(typed)
  if (ms !== null) return control.advance(ms).catch(refuseYear(typed))
  const instant = readInstant(typed)
  if (instant !== null) return control.setClock(instant).catch(refuseYear(typed))
  throw wrongUsage(
    `the clock cannot be set to "${typed}"`,
    'give a length of time such as +10m or -1h30m, an instant such as 2026-12-31T23:59:50+07:00, or reset',
  )
}

/** The server's error names a field of its API, which nobody typed here. */
function refuseYear(typed: string) {
  return (error: unknown): never => {
    if (!(error instanceof ControlError) || error.problem.field === undefined) throw error
    throw wrongUsage(`the clock cannot go to "${typed}"`, 'its years are 2000 to 2099')
  }
}

function refuseBeginning(frozenAt: string | undefined) {
  return (error: unknown): never => {
    if (!(error instanceof ControlError) || error.problem.field !== 'frozenAt') throw error
    throw wrongUsage(
      `--frozen-at cannot be "${frozenAt}"`,
      'give an instant such as 2026-12-31T23:59:50+07:00, of the years 2000 to 2099',
    )
  }
}

function wordsOfClock({ now, iso, offsetMs, isFrozen, skew: wrong }: ControlClock): string {
  const ahead = offsetMs >= 0 ? 'ahead of' : 'behind'
  const offset =
    offsetMs === 0
      ? 'the server’s own time'
      : `${formatDuration(Math.abs(offsetMs))} ${ahead} the server`
  return `${formatInstant(now)} in Bangkok (${iso}), ${isFrozen ? 'frozen, ' : ''}${offset}${wrong ? wordsOfSkew(wrong) : ''}`
}

function wordsOfSkew({ byMs, every }: NonNullable<ControlClock['skew']>): string {
  const wrong = `${formatDuration(Math.abs(byMs))} ${byMs >= 0 ? 'ahead' : 'behind'}`
  return `; one of ${every} answers is dated ${wrong}`
}

const members: Verb = {
  name: 'members',
  takes: [],
  does: 'lists the members',
  options: [],
  examples: ['', '--json'],
  run: async ({ control, show }) => {
    const list = await control.members()
    show(list, tableOfMembers(list))
  },
}

function tableOfMembers(members: readonly ControlMember[]): string {
  const columns = [
    { title: 'member' },
    { title: 'balance', isNumber: true },
    { title: 'logged in' },
    { title: 'facts' },
    { title: 'channels' },
  ]
  const rows = members.map((one) => [
    one.username,
    formatBaht(one.balance),
    one.isSignedIn ? 'yes' : 'no',
    factsOf(one).join(', '),
    [...one.channels, ...one.usdt].join(', '),
  ])
  return table(columns, rows)
}

/** What is special about a member. */
function factsOf(member: ControlMember): readonly string[] {
  const { minimumWithdraw, withdrawAmountPerDay, withdrawalsPerDay } = member.limits
  const facts: readonly (readonly [boolean, string])[] = [
    [!member.hasProfile, 'no profile'],
    [member.bankAccount === '', 'no bank account'],
    [member.withdrawLockedUntil !== null, 'withdraw locked'],
    [member.isUpgradeForced, 'bank notice'],
    [member.isOfferRunning, 'offer running'],
    [minimumWithdraw !== 100, `withdraws at least ${formatBaht(minimumWithdraw)}`],
    [withdrawAmountPerDay !== null, `${formatBaht(withdrawAmountPerDay ?? 0)} a day`],
    [withdrawalsPerDay !== null, `${withdrawalsPerDay} withdrawals a day`],
  ]
  return [...member.flags, ...facts.filter(([is]) => is).map(([, words]) => words)]
}

const site: Verb = {
  name: 'site',
  takes: ['[json]'],
  does: 'tells the site configuration, or changes the fields that are given as JSON (null takes logo, theme or contactLink away)',
  options: [],
  examples: ['', `'{"closed":true}'`, `'{"title":"Kin Casino"}'`],
  run: async ({ control, words, show }) => {
    const [typed] = words
    const document =
      typed === undefined ? await control.site() : await control.changeSite(readFields(typed))
    show(document, JSON.stringify(document, null, 2))
  },
}

function readFields(typed: string): object {
  const fields = parsed(typed)
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw wrongUsage(
      'the fields of the site are not a JSON object',
      `give one in quotes, such as '{"closed":true}'`,
    )
  }
  const known = Object.keys(siteDocument.shape)
  const strange = Object.keys(fields).find((field) => !known.includes(field))
  if (strange === undefined) return fields
  throw unknown('site field', strange, known, `the fields are ${known.join(', ')}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const maintenance: Verb = {
  name: 'maintenance',
  takes: ['[on|off]'],
  does: 'says whether the site is under maintenance, begins it or ends it',
  options: [],
  examples: ['', 'on', 'off'],
  run: async ({ control, world, words, show }) => {
    const [typed] = words
    if (typed !== undefined) await control.maintenance(readSwitch(typed))
    const on = await control.isUnderMaintenance()
    show({ on }, `The world "${world}" is ${on ? '' : 'not '}under maintenance.`)
  },
}

function readSwitch(typed: string): boolean {
  if (typed === 'on' || typed === 'off') return typed === 'on'
  throw wrongUsage(`maintenance cannot be "${typed}"`, 'say on or off')
}

const dialect: Verb = {
  name: 'dialect',
  takes: ['[plain|odd]'],
  does: 'says how the server writes its answers, or changes it: odd is all that the contract allows, from five origins',
  options: [],
  examples: ['', 'odd', 'plain'],
  run: async ({ control, world, words, show }) => {
    const [typed] = words
    if (typed !== undefined) await control.speak(readDialect(typed))
    const spoken = await control.dialect()
    show({ dialect: spoken }, `The world "${world}" speaks the ${spoken} dialect.`)
  },
}

function readDialect(typed: string): Dialect {
  const found = dialects.find((one) => one === typed)
  if (found) return found
  throw wrongUsage(`there is no dialect "${typed}"`, `say ${dialects.join(' or ')}`)
}

const reset: Verb = {
  name: 'reset',
  takes: [],
  does: 'makes the world as it began: its payments, clock, journal and what is armed are gone',
  options: [options.seed, options.games, options.frozenAt],
  examples: ['', '--seed 7', '--games 10000', '--frozen-at 2026-12-31T23:59:50+07:00'],
  run: async ({ control, world, option, show }) => {
    const frozenAt = option(options.frozenAt)
    await control
      .reset({ seed: option(options.seed), games: option(options.games), frozenAt })
      .catch(refuseBeginning(frozenAt))
    show({ world }, `The world "${world}" is as it began.`)
  },
}

export const worldVerbs: readonly Verb[] = [
  clock,
  freeze,
  thaw,
  skew,
  members,
  site,
  maintenance,
  dialect,
  reset,
]
