import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { renderUnicodeCompact } from 'uqr'
import { keepRequests } from './kept.requests.ts'
import { listen } from './listen.ts'
import { demoPassword } from './seed/members.ts'
import { readSiteFile } from './site.file.ts'

const builtSite = fileURLToPath(new URL('../../web/dist', import.meta.url))

try {
  const port = readPort(process.env.PORT)
  const host = process.env.HOST || '127.0.0.1'
  const siteDirectory = process.env.SITE_DIRECTORY || builtSite
  const hasSite = existsSync(siteDirectory)
  const configuration = process.env.SITE_CONFIGURATION
  const requestsFile = process.env.SITE_REQUESTS
  const server = await listen({
    port,
    host,
    ...(requestsFile ? keepRequests(requestsFile) : {}),
    ...(hasSite ? { siteDirectory } : {}),
    ...(configuration ? { site: readSiteFile(configuration) } : {}),
  })
  const lines = [
    hasSite ? `Site          ${server.url}` : `Services      ${server.url}/_/default/api/`,
    `Control room  ${server.url}/__mock`,
    `Games         ${server.gamesUrl}`,
    `Log in as     demo / ${demoPassword}`,
  ]
  if (!hasSite) lines.push('', `The site is not built: there is no ${siteDirectory}.`)
  const address = host === '0.0.0.0' ? localAddress() : undefined
  if (address) {
    const url = `http://${address}:${port}`
    lines.push('', `From a phone on the same network: ${url}`, renderUnicodeCompact(url))
  }
  console.log(lines.join('\n'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function readPort(text = '4173'): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_534) return port
  throw new Error(`PORT must be a number from 1 to 65534, not "${text}".`)
}

/** The first address by which other machines reach this one. */
function localAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address
}
