/** Collects what a page complains of: policy violations, script errors and what the site logs as errors. */
export function collectComplaints(): () => readonly string[] {
  let complaints: string[] = []
  const note = (text: string) => void complaints.push(text)
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, sourceFile, violatedDirective }) => {
      note(`policy violation: ${violatedDirective} ${blockedURI} at ${sourceFile}`)
    },
  )
  addEventListener('error', ({ message }) => note(`script error: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => note(`script error: ${reason}`))
  const { error } = console
  console.error = (...said: unknown[]) => {
    note(`console: ${said.map(toldAsText).join(' ')}`)
    error(...said)
  }
  return () => {
    const told = complaints
    complaints = []
    return told
  }
}

function toldAsText(value: unknown): string {
  if (value instanceof Error) return value.message
  if (typeof value !== 'object' || value === null) return String(value)
  const facts = Object.entries(value).map(([name, fact]) => `${name}: ${fact}`)
  return `{${facts.join(', ')}}`
}
