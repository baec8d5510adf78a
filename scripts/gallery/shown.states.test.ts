import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RecordedLook } from '../../packages/web/gallery/look.ts'
import { shotsOf, uncheckedShotsOf } from './plan.ts'
import { type Plan, shownState, sittingsOf } from './shown.states.ts'
import type { GalleryState, VisitorName } from './states.ts'

const look: RecordedLook = {
  file: 'deposit.story.ts',
  storyIndex: 0,
  story: 'a member pays',
  visitor: { size: 'phone', language: 'th' },
  index: 0,
  address: '/deposit',
  page: 'deposit',
  title: 'Deposit',
  screens: [],
  states: {},
  messages: [],
  regions: [],
  html: 'drawn.html.gz',
}

function stateSeenBy(...visitors: readonly VisitorName[]): GalleryState {
  return {
    id: 'deposit-1',
    page: 'deposit',
    screens: [],
    story: 'a member pays',
    file: 'deposit.story.ts',
    requirements: [],
    states: {},
    messages: [],
    looks: new Map(visitors.map((visitor) => [visitor, look])),
  }
}

const everyone = stateSeenBy('phone-th', 'phone-en', 'desktop-th', 'desktop-en')

function visitsOf(state: GalleryState, plan: Plan): readonly string[] {
  return sittingsOf(shownState(state, 1, plan), '').map(({ file, shots, width }) => {
    const [, visitor] = path.basename(file).split('.')
    const told = shots.map((shot) => `${shot.brand}, ${shot.check}, ${shot.small ?? 'no picture'}`)
    return `${visitor} at ${width}: ${told.join('; ')}`
  })
}

describe('the visits of a browser', () => {
  it('are to what axe checks and to what is compared', () => {
    expect(visitsOf(everyone, shotsOf)).toEqual([
      'phone-th at 390: default, none, small/deposit-1.390-th.webp',
      'desktop-th at 1280: default, all, no picture',
      'phone-en at 390: default, all, no picture',
      'desktop-en at 1280: default, none, small/deposit-1.1280-en.webp',
      'phone-th at 320: paper, contrast, no picture',
      'phone-en at 768: lagoon, contrast, no picture',
    ])
  })

  it('are to what is compared alone, if nothing is checked', () => {
    expect(visitsOf(everyone, uncheckedShotsOf)).toEqual([
      'phone-th at 390: default, none, small/deposit-1.390-th.webp',
      'desktop-en at 1280: default, none, small/deposit-1.1280-en.webp',
    ])
  })

  it('take all brands of one width at once', () => {
    expect(visitsOf(stateSeenBy('desktop-en'), shotsOf)).toEqual([
      'desktop-en at 1280: default, all, small/deposit-1.1280-en.webp',
      'desktop-en at 1920: paper, contrast, no picture; lagoon, contrast, no picture',
    ])
  })
})

it('the gallery shows every shot, visited or not', () => {
  const { shots } = shownState(everyone, 1, uncheckedShotsOf)
  expect(shots).toHaveLength(shotsOf(1).length)
})
