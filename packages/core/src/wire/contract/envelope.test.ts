import { expect, it } from 'vitest'
import { wordsOf } from './envelope.ts'

it.each([
  ['in `message`', { message: 'Closed today' }, 'Closed today'],
  ['in `messages`', { message: null, messages: ' Closed today ' }, 'Closed today'],
  [
    'in a list of `messages`',
    { message: '', messages: ['', 'Closed today', 'No'] },
    'Closed today',
  ],
  ['in both', { message: 'Closed today', messages: 'Come again' }, 'Closed today'],
  ['nowhere', { message: null, messages: null }, null],
  ['with nothing', { message: ' ', messages: [] }, null],
  ['with what is no text', { messages: { th: 'ปิด' } }, null],
  ['without an object', 'Closed', null],
])('what a server says of its code %s is read [OPEN-57]', (_where, answer, words) => {
  expect(wordsOf(answer)).toBe(words)
})
