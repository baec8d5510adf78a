import { describe, expect, it } from 'vitest'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { answer, names, openSearch as open } from '../../../testing/game-search.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { goldenLotus } from '../../wire/contract/examples/game.examples.ts'

describe('a search box with nothing typed', () => {
  const popular = names.slice(0, 6)

  it('offers popular games, which it reads once', async () => {
    const { actor, box, network } = await open()
    actor.send({ type: 'gameSearch.begin' })
    await settle()
    actor.send({ type: 'gameSearch.close' })
    const left = box().suggested
    actor.send({ type: 'gameSearch.begin' })
    const wanted = JSON.parse(String(network.last().body)).variables
    expect([left, box().suggested, network.sent.length, wanted]).toEqual([
      [],
      popular,
      1,
      { groupID: 'group-1', hot: true, limit: 6 },
    ])
  })

  it('offers no more than six popular games, whatever the server answers', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ ...goldenLotus, _id: `g-${index}` }))
    const { actor, box } = await open('/', (request) => request.answer({ data: { lists: many } }))
    actor.send({ type: 'gameSearch.begin' })
    await settle()
    expect(box().suggested.length).toBe(6)
  })

  it('offers nothing where something is typed already', async () => {
    const { actor, box, type } = await open()
    type('ge')
    actor.send({ type: 'gameSearch.begin' })
    await settle()
    expect(box().suggested).toEqual([])
  })

  it('works without popular games, and reads them the next time', async () => {
    let works = false
    const { actor, box } = await open('/', (request) => (works ? answer(request) : request.lose()))
    actor.send({ type: 'gameSearch.begin' })
    await settle()
    const without = box().suggested
    works = true
    actor.send({ type: 'gameSearch.begin' })
    await settle()
    expect([without, box().suggested]).toEqual([[], popular])
  })

  it('offers what a visitor searched for before, the latest first, until somebody signs in', async () => {
    const { actor, box, type } = await open()
    actor.send({ type: 'gameSearch.begin' })
    for (const term of ['river dragon', 'gems', 'River  Dragon']) {
      type(term)
      actor.send({ type: 'gameSearch.submit' })
      await settle()
    }
    type('')
    const offered = box().suggested
    actor.send({ type: 'session.started' })
    await settle()
    type('')
    expect([offered, box().suggested]).toEqual([['River Dragon', 'gems', ...popular], popular])
  })

  it('searches again for a recent term that is taken, and forgets all when it is told to', async () => {
    const { actor, box, navigation, type } = await open('/en')
    for (const term of ['gems', 'lotus']) {
      type(term)
      actor.send({ type: 'gameSearch.submit' })
      await settle()
    }
    type('')
    actor.send({ type: 'gameSearch.move', by: -1 })
    actor.send({ type: 'gameSearch.submit' })
    await settle()
    const searched = navigation.current()
    type('')
    const offered = box().suggested
    actor.send({ type: 'gameSearch.forget' })
    expect([searched, offered, box().suggested]).toEqual(['/en/search/gems', ['gems', 'lotus'], []])
  })

  it.each(['session.started', 'session.ended'] as const)(
    'reads popular games again for another reader, even while it reads them: %s',
    async (type) => {
      let sent: SentRequest | undefined
      const { actor, box, network } = await open('/', (request) => {
        sent = request
      })
      actor.send({ type: 'gameSearch.begin' })
      await settle()
      actor.send({ type })
      actor.send({ type: 'gameSearch.begin' })
      await settle()
      if (sent) answer(sent)
      await settle()
      const first = [box().suggested, network.sent.length]
      actor.send({ type })
      actor.send({ type: 'gameSearch.begin' })
      await settle()
      if (sent) answer(sent)
      await settle()
      expect([first, box().suggested, network.sent.length]).toEqual([[popular, 2], popular, 3])
    },
  )

  it('opens the pressed popular game', async () => {
    const { actor, box, navigation } = await open('/en')
    actor.send({ type: 'gameSearch.begin' })
    await settle()
    actor.send({ type: 'gameSearch.take', index: 1 })
    expect([navigation.current(), box().suggested]).toEqual(['/en/game/g-1', []])
  })

  it('keeps a search that led to a suggestion', async () => {
    const { actor, box, clock, type } = await open()
    type('drag')
    await clock.advance(250)
    actor.send({ type: 'gameSearch.take', index: 0 })
    type('')
    expect(box().suggested).toEqual(['drag'])
  })
})
