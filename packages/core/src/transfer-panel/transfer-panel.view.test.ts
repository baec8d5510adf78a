import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createQuestions } from '../../testing/questions.ts'
import { tronAccount } from '../../testing/usdt-accounts.ts'
import { settle, testEpoch } from '../../testing/virtual-clock.ts'
import { type ProfileResult, profileMachine } from '../profile/profile.machine.ts'
import type { Profile } from '../profile/profile.ts'
import { tabProblems } from './transfer-panel.view.ts'

const profileWith = (usdt: Profile['usdt']): Profile => ({
  firstName: 'A',
  account: null,
  group: null,
  minWithdraw: null,
  lastName: 'B',
  channels: [],
  usdt,
})

describe('the tab for USDT', () => {
  it.each<[string, Profile | null, unknown]>([
    ['with an account', profileWith([tronAccount]), {}],
    ['without one', profileWith([]), { 'deposit-usdt-tab': { id: 'transfer.usdtDisabled' } }],
    ['whose profile cannot be had', null, {}],
  ])('of a member %s [USDT-02, OPEN-66]', async (_who, profile, problems) => {
    const questions = createQuestions<ProfileResult>()
    const logic = profileMachine.provide({ actors: { getProfile: questions.actor } })
    const actor = createActor(logic).start()
    const before = tabProblems(actor.getSnapshot())
    questions.last().answer({ profile, now: testEpoch })
    await settle()
    expect([before, tabProblems(actor.getSnapshot())]).toEqual([{}, problems])
  })
})
