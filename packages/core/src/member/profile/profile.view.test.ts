import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createQuestions } from '../../../testing/questions.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { minute } from '../../base/time/durations.ts'
import { type ProfileResult, profileMachine } from './profile.machine.ts'
import { profileView } from './profile.view.ts'

const profile = {
  firstName: 'A',
  lastName: 'B',
  account: { bankId: 'scb', number: '1234567890', holder: 'A B' },
  isAccountReadable: true,
  group: null,
  minWithdraw: null,
  channels: [],
  usdt: [],
}

it('shows the member’s account masked, even while it is read again', async () => {
  const questions = createQuestions<ProfileResult>()
  const logic = profileMachine.provide({ actors: { getProfile: questions.actor } })
  const actor = createActor(logic).start()
  const view = () => profileView(actor.getSnapshot())
  const seen = [view()]
  questions.last().answer({ profile: null, now: 0 })
  await settle()
  seen.push(view())
  actor.send({ type: 'profile.request', now: 0 })
  questions.last().answer({ profile, now: 0 })
  await settle()
  seen.push(view())
  actor.send({ type: 'profile.request', now: minute })
  seen.push(view())
  const account = { bankId: 'scb', number: 'xxx-x-xx789-0', holder: 'A B' }
  expect(seen).toEqual([
    { screen: 'loading', account: null },
    { screen: 'missing', account: null },
    { screen: 'shown', account },
    { screen: 'shown', account },
  ])
})

it.each([
  ['no account is on file', true, 'withoutAccount'],
  ['the account is malformed', false, 'missing'],
])('says so if %s', async (_what, isAccountReadable, screen) => {
  const questions = createQuestions<ProfileResult>()
  const logic = profileMachine.provide({ actors: { getProfile: questions.actor } })
  const actor = createActor(logic).start()
  questions.last().answer({ profile: { ...profile, account: null, isAccountReadable }, now: 0 })
  await settle()
  expect(profileView(actor.getSnapshot())).toEqual({ screen, account: null })
})
