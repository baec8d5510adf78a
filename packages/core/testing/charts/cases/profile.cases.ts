import { minute } from '../../../src/base/time/durations.ts'
import { type ProfileResult, profileMachine } from '../../../src/member/profile/profile.machine.ts'
import { twoChannels } from '../../deposit.harness.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

const profile = {
  firstName: 'Somchai',
  lastName: 'Jaidee',
  account: null,
  isAccountReadable: true,
  group: null,
  minWithdraw: null,
  channels: twoChannels,
  usdt: [],
}

export const profileCases = casesOf({
  chart: profileMachine,
  inputs: [undefined],
  events: [
    { type: 'profile.request', now: testEpoch },
    { type: 'profile.request', now: testEpoch + minute },
  ],
  answers: {
    getProfile: [
      { profile, now: testEpoch },
      { profile: null, now: testEpoch },
    ] satisfies ProfileResult[],
  },
})
