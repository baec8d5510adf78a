import fc from 'fast-check'
import type { EndpointName } from '../../src/wire/contract/endpoints.ts'
import { changeAnswer, changes } from './answer.changes.ts'
import { wireText } from './odd.values.ts'
import { checksOf } from './reading.checks.ts'

export interface OddAnswersOptions {
  readonly call: EndpointName
  /** How many answers to try, each with one odd change. */
  readonly answers: number
  readonly seed: number
  /** The path of a failing answer, which is then repeated. */
  readonly path?: string
}

/**
 * Reads answers of a call, each with one odd change.
 * @throws Error with the shortest failing answer found, and the command that repeats it
 */
export async function readOddAnswers({ answers, call, path, seed }: OddAnswersOptions) {
  const { answer, problemOf } = await checksOf(call)
  const property = fc.asyncProperty(changes, async (change) => {
    const problem = await problemOf(changeAnswer(answer, change))
    if (problem !== null) throw new Error(problem)
  })
  const how = path === undefined ? { seed, numRuns: answers } : { seed, path, endOnFailure: true }
  const found = await fc.check(property, how)
  if (!found.failed) return
  const [change] = found.counterexample ?? []
  const again = `npm run odd-answers -- --call ${call} --seed ${found.seed} --path ${found.counterexamplePath}`
  const text = change ? wireText(changeAnswer(answer, change).answer) : ''
  throw new Error([`${call}: ${found.errorInstance}`, text, `again: ${again}`].join('\n'))
}
