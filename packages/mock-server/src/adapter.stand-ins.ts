/**
 * Sample adapters in place of an operator's, by their paths: a live chat that is ready at the second call and
 * opens a dialog, a live chat that never is ready, and an analytics adapter that counts in the page.
 */
const programs: Readonly<Record<string, string>> = {
  '/adapters/live-chat.js': liveChat('asked > 2'),
  '/adapters/live-chat-asleep.js': liveChat('false'),
  '/adapters/analytics.js': `let heard = []
const show = () => {
  document.documentElement.dataset.analytics = JSON.stringify(heard)
}
export function hear(event) {
  heard.push(event)
  show()
}
export function stop() {
  heard = []
  show()
}
`,
}

function liveChat(readiness: string): string {
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

/** The sample adapter at a path, or null if there is none. */
export function standInProgram(path: string): Response | null {
  const text = programs[path]
  if (text === undefined) return null
  return new Response(text, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
