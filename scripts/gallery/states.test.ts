import { describe, expect, it } from 'vitest'
import type { RecordedLook } from '../../packages/web/gallery/look.ts'
import { statesAmong } from './states.ts'

function look(facts: Partial<RecordedLook>): RecordedLook {
  return {
    file: 'deposit.story.ts',
    storyIndex: 0,
    story: 'a member pays [DEP-05, BAL-01]',
    visitor: { size: 'phone', language: 'th' },
    index: 0,
    address: '/deposit',
    page: 'deposit',
    title: 'Deposit',
    screens: ['app.open', 'content.page', 'deposit.enteringAmount'],
    states: {},
    messages: [],
    regions: ['frame'],
    html: 'drawn.html.gz',
    ...facts,
  }
}

describe('the states of a gallery', () => {
  it('are the looks that show a region or a state of a chart for the first time', () => {
    const states = statesAmong([
      look({ index: 0, regions: ['frame', 'form'] }),
      look({ index: 1, regions: ['frame', 'form'], states: { deposit: ['amount'] } }),
      look({ index: 2, regions: ['frame', 'form'], states: { deposit: ['amount'] } }),
      look({ index: 3, regions: ['frame', 'form', 'dialog'], states: { deposit: ['amount'] } }),
    ])
    expect(states.map(({ looks }) => [...looks.values()].map(({ index }) => index))).toEqual([
      [0],
      [1],
      [3],
    ])
  })

  it('have what every visitor sees at the same moment of a story', () => {
    const english = { size: 'desktop', language: 'en' } as const
    const [state, ...others] = statesAmong([
      look({}),
      look({ visitor: english, regions: ['wide'] }),
    ])
    expect([[...(state?.looks.keys() ?? [])].sort(), others]).toEqual([
      ['desktop-en', 'phone-th'],
      [],
    ])
  })

  it('leave out a size on which a moment shows nothing new', () => {
    const desktop = { size: 'desktop', language: 'en' } as const
    const states = statesAmong([
      look({ index: 0 }),
      look({ index: 0, visitor: desktop }),
      look({ index: 1 }),
      look({ index: 1, visitor: desktop, regions: ['frame', 'panel'] }),
    ])
    expect(states.map(({ looks }) => [...looks.keys()])).toEqual([
      ['desktop-en', 'phone-th'],
      ['desktop-en'],
    ])
  })

  it('keep their ids when the requirements in a title change, or another story comes first', () => {
    const idOf = (looks: readonly RecordedLook[]) => statesAmong(looks).at(-1)?.id
    const before = idOf([look({})])
    const after = idOf([
      look({ file: 'affiliate.story.ts', regions: ['other'] }),
      look({ storyIndex: 4, story: 'a member pays [DEP-06]' }),
    ])
    expect([before, before === after]).toEqual([
      expect.stringMatching(/^deposit-deposit-enteringamount-[0-9a-f]{6}$/),
      true,
    ])
  })

  it('name the requirements of all stories that lead to them', () => {
    const [state] = statesAmong([
      look({}),
      look({ storyIndex: 1, story: 'a member pays again [DEP-42…44]' }),
    ])
    expect(state?.requirements).toEqual(['BAL-01', 'DEP-05', 'DEP-42…44'])
  })
})
