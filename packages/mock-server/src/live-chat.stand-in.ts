/**
 * The programs of a live chat that stands in for an operator's, by their paths: one is ready when it is
 * asked again and opens a dialog, the other never is.
 */
const programs: Readonly<Record<string, string>> = {
  '/adapters/live-chat.js': program('asked > 2'),
  '/adapters/live-chat-asleep.js': program('false'),
}

function program(readiness: string): string {
  return `let asked = 0
export function isReady() {
  asked += 1
  return ${readiness}
}
export function open() {
  const dialog = document.createElement('dialog')
  const words = document.createElement('p')
  words.textContent = 'A live chat stands here. / แชทสดอยู่ตรงนี้'
  const close = document.createElement('button')
  close.textContent = 'OK'
  close.addEventListener('click', () => dialog.remove())
  dialog.append(words, close)
  document.body.append(dialog)
  dialog.showModal()
}
`
}

/** A program of the live chat that stands in, or null where the path names none. */
export function liveChatProgram(path: string): Response | null {
  const text = programs[path]
  if (text === undefined) return null
  return new Response(text, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
