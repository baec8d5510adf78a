/**
 * Not an error: the size is reported in the next frame. WebKit says so once now and then, if a style sheet loads while
 * a page with rows of games is drawn for the first time. A size that changes in every frame would be one.
 */
const sizeIsLate = 'ResizeObserver loop completed with undelivered notifications.'

/** Collects the complaints of a page: policy violations, script errors and the errors that the site logs. */
export function collectComplaints(): () => readonly string[] {
  let complaints: string[] = []
  const add = (text: string) => void complaints.push(text)
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, sourceFile, violatedDirective }) => {
      add(`policy violation: ${violatedDirective} ${blockedURI} at ${sourceFile}`)
    },
  )
  addEventListener('error', ({ message }) => {
    if (message === sizeIsLate) lateSizes += 1
    if (message !== sizeIsLate || lateSizes > 1) add(`script error: ${message}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => add(`script error: ${reason}`))
  let lateSizes = 0
  const { error } = console
  console.error = (...said: unknown[]) => {
    add(`console: ${said.map(asText).join(' ')}`)
    error(...said)
  }
  return () => {
    const collected = complaints
    complaints = []
    return collected
  }
}

function asText(value: unknown): string {
  if (value instanceof Error) return value.message
  if (typeof value !== 'object' || value === null) return String(value)
  const facts = Object.entries(value).map(([name, fact]) => `${name}: ${fact}`)
  return `{${facts.join(', ')}}`
}
