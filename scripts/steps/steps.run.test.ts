import { describe, expect, it } from 'vitest'
import { noProof, type Proofs } from './proofs.ts'
import type { During, Step } from './step.ts'
import { runSteps, type StepsOptions } from './steps.run.ts'

const withoutTimes = (lines: readonly string[]) =>
  lines.map((line) => line.replaceAll(/ *\(?\b[\d.]+ s\b\)?/g, ''))

/** A step that ends when the test says so. */
function heldStep(name: string, more: Partial<Step> = {}) {
  let finish: (isDone: boolean) => void = () => {}
  const during: During[] = []
  const work = (seen: During) => {
    during.push(seen)
    return new Promise<boolean>((resolve) => {
      finish = resolve
      seen.signal.addEventListener('abort', () => resolve(false))
    })
  }
  const end = async (isDone = true) => {
    finish(isDone)
    await new Promise(setImmediate)
  }
  return { step: { name, work, ...more }, during, hasBegun: () => during.length > 0, end }
}

function run(steps: readonly Step[], options: StepsOptions = {}) {
  const said: string[] = []
  const result = runSteps(steps, { say: (text) => said.push(text.trim()), ...options })
  return { said, result }
}

const saying = (name: string): Step => ({
  name,
  work: async ({ say }) => {
    say(`this is ${name}`)
    return true
  },
})

describe('one lane', () => {
  it('runs one step after the other, lets each write directly and sums up the results', async () => {
    const { said, result } = run([saying('first'), saying('second')])
    const { isFine, summary } = await result
    expect([isFine, said, withoutTimes(summary)]).toEqual([
      true,
      ['── first ──', 'this is first', '── second ──', 'this is second'],
      ['ok       first', 'ok       second', 'all'],
    ])
  })

  it.each([
    ['says no', async () => false, []],
    ['breaks', () => Promise.reject(new Error('it broke')), ['it broke']],
  ])('runs nothing after a step that %s', async (_what, work, words) => {
    const next = { name: 'next', work: () => Promise.reject(new Error('this must not run')) }
    const { said, result } = run([{ name: 'this', work }, next])
    const { isFine, summary } = await result
    expect([isFine, said, withoutTimes(summary)]).toEqual([
      false,
      ['── this ──', ...words],
      ['failed   this', 'not run  next', 'all'],
    ])
  })
})

it('the steps after a failed one still run if they are to go on, but not those that need it', async () => {
  const failing = { name: 'failing', work: async () => false }
  const needing = { ...saying('needing'), after: ['failing'] }
  const { result } = run([failing, needing, saying('other')], { goesOn: true })
  const { isFine, summary } = await result
  expect([isFine, withoutTimes(summary)]).toEqual([
    false,
    ['failed   failing', 'not run  needing', 'ok       other', 'all'],
  ])
})

describe('two lanes', () => {
  it('start the next step as soon as one of them is free', async () => {
    const [first, second, third] = [heldStep('first'), heldStep('second'), heldStep('third')]
    const { result } = run([first.step, second.step, third.step], { lanes: 2 })
    expect([first, second, third].map(({ hasBegun }) => hasBegun())).toEqual([true, true, false])
    await second.end()
    expect(third.hasBegun()).toBe(true)
    await third.end()
    await first.end()
    expect((await result).isFine).toBe(true)
  })

  it('show the output of a step in one piece after it has ended', async () => {
    const first = heldStep('first')
    const { said, result } = run([first.step, saying('second')], { lanes: 2 })
    first.during[0]?.say('this is first')
    await new Promise(setImmediate)
    expect(withoutTimes(said)).toEqual([
      'first …',
      'second …',
      '── second: ok, ──\n\nthis is second',
    ])
    await first.end()
    await result
    expect(withoutTimes(said.slice(3))).toEqual(['── first: ok, ──\n\nthis is first'])
  })

  it('let a step wait for another while later steps overtake it', async () => {
    const [site, other] = [heldStep('site'), heldStep('other')]
    const visit = heldStep('visit', { after: ['site'] })
    const { result } = run([site.step, visit.step, other.step], { lanes: 2 })
    expect([visit.hasBegun(), other.hasBegun()]).toEqual([false, true])
    await site.end()
    expect(visit.hasBegun()).toBe(true)
    await visit.end()
    await other.end()
    expect((await result).isFine).toBe(true)
  })

  it('are both given to a step that uses all cores, and to the last step left', async () => {
    const [small, big, last] = [
      heldStep('small'),
      heldStep('big', { isAlone: true }),
      heldStep('last'),
    ]
    const { result } = run([small.step, big.step, last.step], { lanes: 2 })
    expect([big.hasBegun(), last.hasBegun()]).toEqual([false, false])
    await small.end()
    expect([big.hasBegun(), last.hasBegun()]).toEqual([true, false])
    await big.end()
    await last.end()
    await result
    const seen = [small, big, last].flatMap(({ during }) => during)
    expect(seen.map(({ cores, isLive }) => [cores, isLive])).toEqual([
      [1, false],
      [2, true],
      [2, false],
    ])
  })

  it('stop the steps beside a failed one, and show the failed step last', async () => {
    const [slow, wrong] = [heldStep('slow'), heldStep('wrong')]
    const { said, result } = run([slow.step, wrong.step, saying('next')], { lanes: 2 })
    slow.during[0]?.say('this is slow')
    wrong.during[0]?.say('this is wrong')
    await wrong.end(false)
    const { isFine, summary } = await result
    expect([isFine, withoutTimes(said).at(-1), withoutTimes(summary)]).toEqual([
      false,
      '── wrong: failed, ──\n\nthis is wrong',
      ['stopped  slow', 'failed   wrong', 'not run  next', 'all'],
    ])
  })

  it('run nothing more after they were stopped from outside', async () => {
    const stop = new AbortController()
    const first = heldStep('first')
    const steps = [first.step, saying('second')]
    const { result } = run(steps, { lanes: 1, signal: stop.signal })
    stop.abort()
    const { isFine, summary } = await result
    expect([isFine, withoutTimes(summary)]).toEqual([
      false,
      ['stopped  first', 'not run  second', 'all'],
    ])
  })
})

describe('a proof', () => {
  it('replaces the run of its step, and lets waiting steps start', async () => {
    const proofs: Proofs = {
      recall: ({ name }) => (name === 'first' ? '9.0 s' : null),
      expect: () => noProof,
    }
    const steps = [saying('first'), { ...saying('second'), after: ['first'] }]
    const { said, result } = run(steps, { proofs })
    const { isFine, summary } = await result
    expect([isFine, said, summary[0]]).toEqual([
      true,
      ['── second ──', 'this is second'],
      'kept     first  (9.0 s)',
    ])
  })

  it('is kept only for a step that succeeded, and removed for one that failed', async () => {
    const kept: string[] = []
    const forgotten: string[] = []
    const proofs: Proofs = {
      recall: () => null,
      expect: ({ name }) => ({
        keep: () => void kept.push(name),
        forget: () => void forgotten.push(name),
      }),
    }
    const wrong = { name: 'wrong', work: async () => false }
    await run([saying('first'), wrong, saying('next')], { proofs }).result
    expect([kept, forgotten]).toEqual([['first'], ['wrong']])
  })
})
