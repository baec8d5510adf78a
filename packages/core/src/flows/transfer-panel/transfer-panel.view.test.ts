import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createQuestions } from '../../../testing/questions.ts'
import { tronAccount } from '../../../testing/usdt-accounts.ts'
import { settle, testEpoch } from '../../../testing/virtual-clock.ts'
import { type ProfileResult, profileMachine } from '../../member/profile/profile.machine.ts'
import type { Profile } from '../../member/profile/profile.ts'
import { tabProblems } from './transfer-panel.view.ts'

const profileWith = (usdt: Profile['usdt']): Profile => ({
  firstName: 'A',
  account: null,
  isAccountReadable: true,
  group: null,
  minWithdraw: null,
  lastName: 'B',
  channels: [],
  usdt,
})

describe('the tab for USDT', () => {
  it.each<[string, string, Profile | null, unknown]>([
    ['with an account', 'OPEN-66', profileWith([tronAccount]), {}],
    [
      'without one',
      'USDT-02',
      profileWith([]),
      { 'deposit-usdt-tab': { id: 'transfer.usdtDisabled' } },
    ],
    ['whose profile cannot be loaded', 'OPEN-66', null, {}],
  ])('of a member %s [%s]', async (_who, _, profile, problems) => {
    const questions = createQuestions<ProfileResult>()
    const logic = profileMachine.provide({ actors: { getProfile: questions.actor } })
    const actor = createActor(logic).start()
    const before = tabProblems(actor.getSnapshot())
    questions.last().answer({ profile, now: testEpoch })
    await settle()
    expect([before, tabProblems(actor.getSnapshot())]).toEqual([{}, problems])
  })
})
