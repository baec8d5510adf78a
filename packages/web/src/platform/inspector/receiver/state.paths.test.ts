import { expect, it } from 'vitest'
import { describeState, sharedStates, stateTexts } from './state.paths.ts'

it.each([
  ['idle', ['idle']],
  [{ signedIn: 'active' }, ['signedIn › active']],
  [
    { site: 'open', membership: { member: 'present' } },
    ['site › open', 'membership › member › present'],
  ],
  [{ site: {} }, ['site']],
  [undefined, []],
])('reads the states %j as %j', (value, texts) => {
  expect(stateTexts(value)).toEqual(texts)
})

it.each([
  [
    { waiting: { page: 'seen', polling: 'asking' } },
    'waiting',
    ['page › seen', 'polling › asking'],
  ],
  [{ site: 'open', membership: 'visitor' }, '', ['site › open', 'membership › visitor']],
  [{ signedIn: 'active' }, '', ['signedIn › active']],
  [undefined, '', []],
])('says once what all regions of %j share', (value, shared, own) => {
  expect(sharedStates(value)).toEqual({ shared, own })
})

it('says what a chart says about a state and those around it', () => {
  const definition = {
    states: {
      waiting: {
        description: 'A code is shown.',
        states: { paused: { description: 'Nobody looks.' }, seen: {} },
      },
    },
  }
  expect([
    describeState(definition, ['waiting', 'paused']),
    describeState(definition, ['waiting', 'seen']),
    describeState(definition, ['unknown', 'seen']),
  ]).toEqual([['A code is shown.', 'Nobody looks.'], ['A code is shown.'], []])
})
