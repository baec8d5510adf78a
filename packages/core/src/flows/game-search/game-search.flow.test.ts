import { describe, expect, it } from 'vitest'
import { answer, openSearch as open, thai } from '../../../testing/game-search.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { searchPageView } from './game-search.view.ts'

const closed = { active: null, isTooShort: false, suggested: [] }

describe('a search box', () => {
  it('keeps only the characters that a name may have [GAME-17, OPEN-48]', async () => {
    const { box, type } = await open()
    type('บัว<7>฿!')
    expect(box()).toEqual({ ...closed, text: 'บัว7!' })
  })

  it('suggests a quarter of a second after the third character, and reads the catalogue once [GAME-19]', async () => {
    const { box, clock, network, type } = await open()
    type('lo')
    await clock.advance(1_000)
    const tooEarly = [box().suggested, network.sent.length]
    type('lot')
    await clock.advance(249)
    const early = box().suggested
    await clock.advance(1)
    const suggested = box().suggested
    type('drag')
    await clock.advance(250)
    expect([tooEarly, early, suggested, box().suggested, network.sent.length]).toEqual([
      [[], 0],
      [],
      ['Lotus Lotto', 'Golden Lotus'],
      ['Dragon Gems', 'River Dragon'],
      1,
    ])
  })

  it('opens the results on Enter from three characters on, and otherwise says how many it needs [GAME-18, GAME-19]', async () => {
    const { actor, box, navigation, type } = await open('/en/help')
    type(' lo ')
    actor.send({ type: 'gameSearch.submit' })
    const short = [box().isTooShort, navigation.current()]
    type('golden  lotus ')
    actor.send({ type: 'gameSearch.submit' })
    await settle()
    expect([short, box().isTooShort, navigation.current()]).toEqual([
      [true, '/en/help'],
      false,
      '/en/search/golden%20lotus',
    ])
  })

  it('moves through its suggestions with the arrow keys, and opens the active one', async () => {
    const { actor, box, clock, navigation, type } = await open('/en')
    type('lotus')
    await clock.advance(250)
    const active = [1, 1, 1, -1].map((by) => {
      actor.send({ type: 'gameSearch.move', by: by === 1 ? 1 : -1 })
      return box().active
    })
    actor.send({ type: 'gameSearch.submit' })
    expect([active, navigation.current(), box()]).toEqual([
      [0, 1, null, 1],
      '/en/game/g-0',
      { ...closed, text: 'lotus' },
    ])
  })

  it('opens the pressed suggestion, and closes when it loses the focus', async () => {
    const { actor, box, clock, navigation, type } = await open()
    type('drag')
    await clock.advance(250)
    actor.send({ type: 'gameSearch.close' })
    const left = box().suggested
    type('drago')
    await clock.advance(250)
    actor.send({ type: 'gameSearch.take', index: 1 })
    expect([left, navigation.current()]).toEqual([[], '/game/g-1'])
  })

  it('suggests nothing if the catalogue cannot be loaded, and tries again the next time', async () => {
    let works = false
    const { box, clock, network, type } = await open('/', (request) =>
      works ? answer(request) : request.lose(),
    )
    type('lotus')
    await clock.advance(250)
    const without = box().suggested
    works = true
    type('lotu')
    await clock.advance(250)
    expect([without, box().suggested.length, network.sent.length]).toEqual([[], 2, 2])
  })
})

describe('a term typed on the other keyboard layout', () => {
  // หวยบัว typed on a Latin keyboard: a search drops half of these characters.
  const keys = 's;p[y;'

  it('is shown without what a name cannot have, and suggests what was meant [GAME-17]', async () => {
    const { box, clock, press } = await open('/', thai)
    press(keys)
    await clock.advance(250)
    expect(box()).toEqual({ ...closed, text: 'spy', suggested: ['Lotus Lotto'] })
  })

  it('leads to the results for what was meant, and the page says so', async () => {
    const { actor, navigation, page, press } = await open('/', thai)
    press(keys)
    actor.send({ type: 'gameSearch.submit' })
    await settle()
    expect([navigation.current(), page()]).toEqual([
      '/search/spy',
      {
        screen: 'found',
        term: 'spy',
        repair: { kind: 'layout', term: 'หวยบัว' },
        found: ['Lotus Lotto'],
      },
    ])
  })

  it('loses the keys that were erased', async () => {
    const { actor, erase, page, press } = await open('/', thai)
    press(`${keys}q]q;`)
    erase()
    erase()
    actor.send({ type: 'gameSearch.submit' })
    await settle()
    expect(page().repair).toEqual({ kind: 'layout', term: 'หวยบัว' })
  })

  it('is forgotten when the box is emptied', async () => {
    const { actor, page, press, type } = await open('/', thai)
    press(keys)
    type('')
    press('[pspy')
    type('')
    press(keys)
    actor.send({ type: 'gameSearch.submit' })
    await settle()
    expect(page().repair).toEqual({ kind: 'layout', term: 'หวยบัว' })
  })

  it('needs three valid characters [GAME-19]', async () => {
    const { actor, box, press } = await open('/', thai)
    press('[y;')
    actor.send({ type: 'gameSearch.submit' })
    expect(box()).toEqual({ ...closed, text: 'y', isTooShort: true })
  })
})

describe('the page of results', () => {
  it('shows what its address searches for, however the page was opened [ROUTE-18]', async () => {
    const { navigation, page } = await open('/search/lotus')
    const first = page()
    navigation.go('/search/gems', 'push')
    await settle()
    const second = page()
    navigation.go('/help', 'push')
    expect([first, second, page().screen]).toEqual([
      { screen: 'found', term: 'lotus', repair: null, found: ['Lotus Lotto', 'Golden Lotus'] },
      { screen: 'found', term: 'gems', repair: null, found: ['Dragon Gems'] },
      'elsewhere',
    ])
  })

  it('stays as it is while another term is typed', async () => {
    const { actor, page, type } = await open('/search/lotus')
    const results = () => searchPageView(actor.getSnapshot()).games
    const before = results()
    const screens = ['lotus d', 'lotus dr', 'dra'].map((text) => {
      type(text)
      return page().screen
    })
    expect([screens, results() === before]).toEqual([['found', 'found', 'found'], true])
  })

  it('says what was searched for instead', async () => {
    const { page } = await open(`/search/${encodeURIComponent('เำทห')}`)
    expect(page()).toMatchObject({
      screen: 'found',
      repair: { kind: 'layout', term: 'gems' },
    })
  })

  it.each([
    ['/search/ab', 'tooShort', 'GAME-19, OPEN-48'],
    ['/search', 'tooShort', 'OPEN-48'],
    ['/search/zzzzzz', 'empty', 'ROUTE-18'],
  ])('of %s says that it is %s [%s]', async (address, screen) => {
    const { page } = await open(address)
    expect(page().screen).toBe(screen)
  })

  it.each(['gameSearch.retry', 'content.retried'] as const)(
    'says so if the catalogue cannot be loaded, and tries again: %s',
    async (type) => {
      let works = false
      const { actor, page } = await open('/search/lotus', (request) =>
        works ? answer(request) : request.lose(),
      )
      const before = page().screen
      works = true
      actor.send({ type })
      await settle()
      expect([before, page().found.length]).toEqual(['failed', 2])
    },
  )
})
