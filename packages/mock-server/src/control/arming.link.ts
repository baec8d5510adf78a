import { read } from '../base/reading.ts'
import { defaultFaultStatus, defaultSlowDelay } from '../catalogue/fault.ts'
import type { Arming } from '../world/armed.ts'
import type { World } from '../world/world.ts'
import { arm, caseArming, faultArming } from './arming.ts'
import { armBody, faultBody } from './schemas.ts'

// The syntax for what a link arms: `case[@endpoint][:option…]`, such as `deposit-qr.98`,
// `session.7003.call@getCredit:times=always` or `fault.reset@createQr:applied`. None of its characters has to be
// escaped in an address or a shell.

const faultPrefix = 'fault.'

/**
 * Arms everything that a link names, or nothing if a part of it cannot be armed. What the world has already armed
 * in exactly the same way is skipped: a link that is opened twice, by its reader or by a prefetch, arms once.
 * @throws ProblemError 404 for an unknown case or endpoint, 400 for what does not fit it
 */
export function armFromLink(world: World, texts: readonly string[]): void {
  for (const arming of texts.map(armingOf)) {
    const text = armingText(arming)
    if (!world.armory.list().some((armed) => armingText(armed) === text)) arm(world, arming)
  }
}

function armingOf(text: string): Arming {
  const arming = readArming(text)
  return arming.type === 'fault' ? faultArming(arming.request) : caseArming(arming.request)
}

/**
 * Parses what a link arms.
 * @throws ProblemError (400) for an unknown option or an impossible value
 */
export function readArming(text: string) {
  const [what = '', ...options] = text.split(':')
  const [name = '', endpoint] = what.split('@')
  const fields = { endpoint, ...Object.fromEntries(options.map(readOption)) }
  return name.startsWith(faultPrefix)
    ? {
        type: 'fault' as const,
        name,
        request: read(faultBody, { kind: name.slice(faultPrefix.length), ...fields }, 'query'),
      }
    : { type: 'case' as const, name, request: read(armBody, { case: name, ...fields }, 'query') }
}

function readOption(option: string): [name: string, value: unknown] {
  const [name = '', value] = option.split('=')
  if (value === undefined) return [name, true]
  if (name === 'times' && value === 'always') return [name, null]
  return [name, /^-?\d+$/.test(value) ? Number(value) : value]
}

/** An arming in the syntax of a link. */
export function armingText({ name, endpoint, outcome, times, delayMs }: Arming): string {
  const calls = times === 1 ? '' : `times=${times ?? 'always'}`
  const options =
    outcome.type === 'case'
      ? [calls, lateness(delayMs, 0), outcome.code === null ? '' : `code=${outcome.code}`]
      : [
          calls,
          lateness(delayMs, outcome.fault.kind === 'slow' ? defaultSlowDelay : 0),
          outcome.fault.status === defaultFaultStatus ? '' : `status=${outcome.fault.status}`,
          outcome.fault.isApplied ? 'applied' : '',
        ]
  const isOfAnyCall = outcome.type === 'fault' || outcome.case.endpoint === 'any'
  return [isOfAnyCall ? `${name}@${endpoint}` : name, ...options.filter(Boolean)].join(':')
}

const lateness = (delayMs: number, usual: number) => (delayMs === usual ? '' : `delayMs=${delayMs}`)

/** The link that opens the site in a world, signed out, with all of this armed; below the server's address. */
export function linkInto(
  world: string,
  armings: readonly string[],
  next: string | undefined,
): string {
  const query = [
    `world=${world}`,
    ...(armings.length > 0 ? [`arm=${armings.join(',')}`] : []),
    ...(next === undefined ? [] : [`next=${encodeURIComponent(next).replaceAll('%2F', '/')}`]),
  ]
  return `/?${query.join('&')}`
}
