import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAnnouncement } from './use-announcement.ts'

it('speaks a text once, also when there was nothing to say in between, and the next one', () => {
  const { result, rerender } = renderHook(({ text }) => useAnnouncement(text, false), {
    initialProps: { text: '' },
  })
  const spoken = ['', '14 minutes', '', '14 minutes', '', '11 minutes'].map((text) => {
    rerender({ text })
    return result.current
  })
  const first = { text: '14 minutes', number: 1 }
  expect(spoken).toEqual([null, first, first, first, first, { text: '11 minutes', number: 2 }])
})
