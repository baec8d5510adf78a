import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { usdtGuideView } from './usdt.view.ts'
import { type UsdtGuideEvent, usdtGuideMachine } from './usdt-guide.machine.ts'
import { guideWidth, swipeDirection, swipeThreshold } from './usdt-guide.rules.ts'

function open() {
  const actor = createActor(usdtGuideMachine).start()
  const send = (event: UsdtGuideEvent) => actor.send(event)
  send({ type: 'guide.open' })
  const view = () => usdtGuideView(actor.getSnapshot())
  const swipe = (distance: number, viewportWidth = 390) =>
    send({ type: 'guide.swipe', swipe: { distance, viewportWidth } })
  return { send, swipe, view }
}

const times = (count: number, act: () => void) => Array.from({ length: count }, act)

describe('the guide', () => {
  it('is closed until the member opens it, and starts with the first of six steps [USDT-10, USDT-11]', () => {
    const actor = createActor(usdtGuideMachine).start()
    const before = usdtGuideView(actor.getSnapshot()).isOpen
    actor.send({ type: 'guide.open' })
    expect([before, usdtGuideView(actor.getSnapshot())]).toEqual([
      false,
      { isOpen: true, step: 1, steps: 6, hasPrevious: false, hasNext: true, picture: 'loading' },
    ])
  })

  it('moves on to the last step and not beyond, and back to the first [USDT-14]', () => {
    const { send, view } = open()
    times(9, () => send({ type: 'guide.next' }))
    const { step, hasNext, hasPrevious } = view()
    times(9, () => send({ type: 'guide.previous' }))
    expect([{ step, hasNext, hasPrevious }, view().step]).toEqual([
      { step: 6, hasNext: false, hasPrevious: true },
      1,
    ])
  })

  it('follows a finger, but not at its ends [USDT-15]', () => {
    const { swipe, view } = open()
    swipe(60)
    const atFirst = view().step
    swipe(-60)
    swipe(-60)
    const after = view().step
    swipe(60)
    const back = view().step
    times(9, () => swipe(-60))
    expect([atFirst, after, back, view().step]).toEqual([1, 3, 2, 6])
  })

  it('shows whether the picture of its step has loaded, and ignores those of other steps [USDT-12, USDT-18]', () => {
    const { send, view } = open()
    const seen = [view().picture]
    const after = (event: UsdtGuideEvent) => {
      send(event)
      seen.push(view().picture)
    }
    after({ type: 'guide.pictureLoaded', step: 1 })
    after({ type: 'guide.next' })
    after({ type: 'guide.pictureLoaded', step: 1 })
    after({ type: 'guide.pictureFailed', step: 1 })
    after({ type: 'guide.pictureFailed', step: 2 })
    after({ type: 'guide.pictureLoaded', step: 2 })
    after({ type: 'guide.previous' })
    expect(seen).toEqual([
      'loading',
      'shown',
      'loading',
      'loading',
      'loading',
      'failed',
      'failed',
      'loading',
    ])
  })

  it('starts again after it was closed', () => {
    const { send, view } = open()
    send({ type: 'guide.next' })
    send({ type: 'guide.close' })
    const isClosed = !view().isOpen
    send({ type: 'guide.open' })
    expect([isClosed, view().step]).toEqual([true, 1])
  })
})

describe('a swipe', () => {
  it.each([
    [320, 30],
    [480, 30],
    [481, 50],
    [1440, 50],
  ])('on a viewport of %i px is long enough from %i px on [USDT-16]', (width, threshold) => {
    const ends = [threshold - 1, threshold].map((distance) => [
      swipeDirection({ distance, viewportWidth: width }),
      swipeDirection({ distance: -distance, viewportWidth: width }),
    ])
    expect([swipeThreshold(width), ends]).toEqual([
      threshold,
      [
        [null, null],
        ['previous', 'next'],
      ],
    ])
  })
})

it.each([
  [320, '95vw'],
  [768, '95vw'],
  [769, '800px'],
  [1440, '800px'],
])('on a viewport of %i px the guide is %s wide [USDT-17]', (viewport, width) => {
  expect(guideWidth(viewport)).toBe(width)
})
