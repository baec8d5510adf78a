import fc from 'fast-check'
import { controlRequests, otherRequests } from './control.requests.ts'
import { goodCallsOfFuzzWorld, sendAll } from './fuzz.ts'
import { graphqlRequests } from './graphql.requests.ts'
import { describeSent, type Sent } from './sent.ts'
import { serviceRequests } from './service.requests.ts'

export interface FuzzOptions {
  /** How many requests at least. */
  readonly requests: number
  readonly seed: number
  /** Where a failing walk was found; repeats that one. */
  readonly path?: string
}

const mostInAWalk = 40

/**
 * Sends arbitrary requests to the mock server, walk by walk, each to a server of its own.
 * @returns how many there were, in how many walks
 * @throws Error with the shortest failing walk found, and the command that repeats it
 */
export async function fuzz({ path, requests, seed }: FuzzOptions) {
  const calls = await goodCallsOfFuzzWorld()
  const request: fc.Arbitrary<Sent> = fc.oneof(
    { weight: 5, arbitrary: serviceRequests(calls) },
    { weight: 2, arbitrary: graphqlRequests(calls) },
    { weight: 2, arbitrary: controlRequests },
    { weight: 1, arbitrary: otherRequests },
  )
  const walks = fc.array(request, { minLength: 1, maxLength: mostInAWalk, size: 'max' })
  let sent = 0
  let isBroken = false
  const property = fc.asyncProperty(walks, async (walk) => {
    if (sent >= requests && !isBroken && path === undefined) return
    sent += walk.length
    const problems = await sendAll(walk)
    isBroken ||= problems.length > 0
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
  // Enough walks for the number of requests also where they are short; the rest sends nothing.
  const numRuns = Math.ceil((requests / mostInAWalk) * 4)
  const how = path === undefined ? { seed, numRuns } : { seed, path, endOnFailure: true }
  const found = await fc.check(property, how)
  if (sent === 0) throw new Error('No request was sent: correct the number or the path.')
  if (!found.failed) return { requests: sent }
  const [walk = []] = found.counterexample ?? []
  const again = `npm run fuzz -- --seed ${found.seed} --path ${found.counterexamplePath}`
  throw new Error(
    [...walk.map(describeSent), '', String(found.errorInstance), `again: ${again}`].join('\n'),
  )
}
