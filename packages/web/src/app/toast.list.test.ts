import { expect, it } from 'vitest'
import { createToastList } from './toast.list.ts'

const toast = { tone: 'neutral', duration: 5000 } as const

it('shows of the toasts about the same thing the newest alone, where it comes', () => {
  const list = createToastList()
  list.raise({ ...toast, text: 'Logged out.', topic: 'session' })
  list.raise({ ...toast, text: 'Copied.' })
  list.raise({ ...toast, text: 'Copied.' })
  list.raise({ ...toast, text: 'Signed in as somebody else.', topic: 'session' })
  expect(list.current().map(({ id, text }) => [id, text])).toEqual([
    ['toast-2', 'Copied.'],
    ['toast-3', 'Copied.'],
    ['toast-4', 'Signed in as somebody else.'],
  ])
})
