import { expect, it } from 'vitest'
import { aGame } from '../../../testing/examples/games.of.tests.ts'
import { type GameTrait, gamesWith, readTraits, toggledTrait, traitsOf } from './game.traits.ts'

const games = [
  aGame({ id: 'calm', rtp: 96, volatility: 'low', isNew: true }),
  aGame({ id: 'wild', rtp: 95.9, volatility: 'high', isNew: true, isHot: true }),
  aGame({ id: 'plain' }),
  aGame({ id: 'mild', volatility: 'medium', hasFreeSpins: true }),
]

it.each<[readonly GameTrait[], readonly string[]]>([
  [[], ['calm', 'wild', 'plain', 'mild']],
  [['new'], ['calm', 'wild']],
  [['new', 'hot'], ['wild']],
  [['freespin'], ['mild']],
  [['highRtp'], ['calm']],
  [['lowVolatility'], ['calm']],
  [
    ['lowVolatility', 'highVolatility'],
    ['calm', 'wild'],
  ],
  [['mediumVolatility', 'new'], []],
])('with %j a list has %j', (traits, ids) => {
  expect(gamesWith(games, traits).map(({ id }) => id)).toEqual(ids)
})

it('offers the traits that tell the games apart, and the chosen ones', () => {
  const news = games.slice(0, 2)
  expect([traitsOf(news, []), traitsOf(news, ['freespin']), traitsOf([], [])]).toEqual([
    ['hot', 'highRtp', 'lowVolatility', 'highVolatility'],
    ['hot', 'freespin', 'highRtp', 'lowVolatility', 'highVolatility'],
    [],
  ])
})

it('adds and removes a trait by a press, in the order of the chips', () => {
  const both = toggledTrait(['freespin'], 'new')
  expect([both, toggledTrait(both, 'freespin')]).toEqual([['new', 'freespin'], ['new']])
})

it.each([
  [undefined, []],
  ['', []],
  ['highRtp,new,cheap', ['new', 'highRtp']],
])('reads %j of an address as %j', (text, traits) => {
  expect(readTraits(text)).toEqual(traits)
})
