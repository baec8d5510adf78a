import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './clipboard.browser.ts'

function withClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(
    clipboard && Object.assign(Object.create(null), clipboard),
  )
}

/** What would be copied: the selected text, and where it stands. */
function withCopyCommand(answer: boolean) {
  const copied: { text: string; place: string | undefined }[] = []
  const execCommand = (command: string) => {
    const field = document.querySelector('textarea')
    if (command === 'copy' && field) {
      copied.push({ text: field.value, place: field.parentElement?.tagName })
    }
    return answer
  }
  Object.assign(document, { execCommand })
  return copied
}

afterEach(() => void Reflect.deleteProperty(document, 'execCommand'))

it('copies with the clipboard where there is one', async () => {
  const writeText = vi.fn(async () => {})
  withClipboard({ writeText })
  expect(await copyText('500.37')).toBe(true)
  expect(writeText.mock.calls).toEqual([['500.37']])
})

it('copies the old way in an insecure context, and leaves page and focus as they were', async () => {
  withClipboard(undefined)
  const copied = withCopyCommand(true)
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  expect(await copyText('500.37')).toBe(true)
  expect(copied).toEqual([{ text: '500.37', place: 'BODY' }])
  expect(document.activeElement).toBe(button)
  expect(document.querySelector('textarea')).toBeNull()
})

it('copies the old way when the clipboard refuses, inside an open dialog', async () => {
  withClipboard({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) })
  const copied = withCopyCommand(true)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  const button = dialog.appendChild(document.createElement('button'))
  dialog.showModal()
  button.focus()
  expect(await copyText('500.37')).toBe(true)
  expect(copied).toEqual([{ text: '500.37', place: 'DIALOG' }])
})

it('says when nothing could be copied', async () => {
  withClipboard(undefined)
  withCopyCommand(false)
  expect(await copyText('500.37')).toBe(false)
  Reflect.deleteProperty(document, 'execCommand')
  expect(await copyText('500.37')).toBe(false)
})
