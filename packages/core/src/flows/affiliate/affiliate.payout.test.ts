import { describe, expect, it } from 'vitest'
import {
  asking,
  attempt,
  comingBack,
  now,
  openAffiliate,
  overview,
} from '../../../testing/affiliate.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { longestOnItsWay } from '../payout/payout.outcome.ts'

type Flow = ReturnType<typeof openAffiliate>

describe('a withdrawal of commission that another page requested', () => {
  const submitted = async () => {
    const flow = openAffiliate()
    await flow.answer(overview)
    await flow.send(...asking)
    await flow.send({ type: 'payout.confirm' })
    return flow
  }

  it('is awaited here too, and nothing is sent', async () => {
    const flow = await submitted()
    await flow.tell({ type: 'payout.claimedElsewhere', attempt })
    expect([flow.screen(), flow.payoutShown()?.unknown?.amount]).toEqual([
      'outcomeUnknown',
      attempt.amount,
    ])
  })

  it('is searched for again when the page resumes', async () => {
    const flow = openAffiliate(attempt)
    await settle()
    flow.looks.last().answer({ kind: 'notFound' })
    await settle()
    await flow.send({ type: 'page.resumed', now: now + 1 })
    expect([flow.screen(), flow.looks.asked.length]).toEqual(['outcomeUnknown', 2])
  })

  it.each([
    ['the page came back', (flow: Flow) => flow.send({ type: 'page.resumed', now: now + 1 })],
    ['the request could no longer arrive', ({ clock }: Flow) => clock.advance(longestOnItsWay)],
  ])('is not decided by an answer to a search from before %s', async (_what, happen) => {
    const flow = openAffiliate(attempt)
    await settle()
    const early = flow.looks.last()
    await happen(flow)
    early.answer({ kind: 'notFound' })
    await settle()
    const { look } = flow.payoutShown()?.unknown ?? {}
    expect([flow.looks.asked.length, early.isDropped(), look]).toEqual([2, true, null])
  })

  it('is still shown as found to a member who opens the overview again', async () => {
    const flow = openAffiliate(attempt)
    await settle()
    flow.looks.last().answer({ kind: 'found', at: now })
    await settle()
    await flow.send(...comingBack)
    expect([flow.screen(), flow.payoutShown()?.unknown?.amount]).toEqual([
      'outcomeUnknown',
      attempt.amount,
    ])
  })

  it('loads the overview first when it was refused late', async () => {
    const flow = openAffiliate(attempt)
    const problem = {
      message: { id: 'affiliate.withdraw.error.zeroAmount' },
      suggestion: null,
    } as const
    const refusal = { message: problem.message, min: null, lockedUntil: null }
    await flow.tell({ type: 'payout.refused', refusal })
    expect([flow.screen(), flow.asked(), flow.actor.getSnapshot().context.problem]).toEqual([
      'loading',
      1,
      problem,
    ])
  })
})
