import type { BrowserContext, Page } from '@playwright/test'

/** The error that a browser logs for every call while a test keeps it offline. */
const cutByTest = /net::ERR_INTERNET_DISCONNECTED/

const services = ['api', 'auth', 'reward', 'chat', 'content']

/**
 * The site, its games, which run on the next port, and its services where they have hosts of their own: one
 * that a test gives them, or those of the odd dialect.
 */
function ownOrigins(baseURL: string | undefined, servicesHost: string | null): readonly string[] {
  const { hostname, origin, port, protocol } = new URL(baseURL ?? 'http://localhost')
  return [
    origin,
    `${protocol}//${hostname}:${Number(port) + 1}`,
    ...services.map((service) => `${protocol}//${service}.${hostname}:${port}`),
    ...(servicesHost ? [`${protocol}//${servicesHost}:${port}`] : []),
  ]
}

/** Collects the complaints of a browser: policy violations, script errors and foreign requests. */
export async function listenForComplaints(
  context: BrowserContext,
  page: Page,
  baseURL: string | undefined,
  servicesHost: string | null = null,
): Promise<readonly string[]> {
  const origins = ownOrigins(baseURL, servicesHost)
  const complaints: string[] = []
  await context.exposeFunction('reportViolation', (text: string) => {
    complaints.push(`policy violation: ${text}`)
  })
  await context.addInitScript({
    content: `document.addEventListener('securitypolicyviolation', (event) => {
      window.reportViolation(\`\${event.violatedDirective} \${event.blockedURI} at \${event.sourceFile}\`)
    })`,
  })
  page.on('pageerror', (error) => complaints.push(`script error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' || cutByTest.test(message.text())) return
    // The addresses of worlds and of launched games differ from run to run.
    const text = message
      .text()
      .replaceAll(/'http:\/\/localhost:[^']*'/g, 'an address')
      .replaceAll(/http:\/\/localhost:\d+/g, 'http://site')
      .trim()
    complaints.push(`console: ${text}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isOwn = origins.includes(url.origin) || ['data:', 'blob:'].includes(url.protocol)
    if (!isOwn) complaints.push(`foreign request: ${request.url()}`)
  })
  return complaints
}
