import { expect, it } from 'vitest'
import { testSteps } from './steps.ts'

const proofOn = (day: string) =>
  testSteps('Chromium 156', day).find(({ name }) => name === 'Browser tests')?.proof

it('keeps the proof of the browser tests for a day, because browsers use the real clock', () => {
  expect(proofOn('2026-11-20')?.versions).toEqual({ browser: 'Chromium 156', day: '2026-11-20' })
  expect(proofOn('2026-11-21')?.versions).toEqual({ browser: 'Chromium 156', day: '2026-11-21' })
})
