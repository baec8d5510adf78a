import { expect, test } from 'vitest'
import { openRounds, type Round } from './rounds.ts'

test('repeated rounds of an offer, a maintenance, a closed site, a cover and notices leave no timer, actor or listener behind', async () => {
  const play = await openRounds()
  const rounds: Round[] = []
  for (let round = 0; round < 30; round += 1) rounds.push(await play())
  expect(rounds).toEqual(
    Array.from({ length: 30 }, () => ({
      offer: ['running', 'missed', null],
      addresses: ['/maintenance', '/'],
      closed: [true, false],
      covers: ['maintenance', 'page'],
      notices: 3,
      left: { timers: 1, actors: 16, listeners: 2 },
    })),
  )
})
