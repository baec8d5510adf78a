// Signs in, deposits and withdraws in a terminal: `npm run example:terminal`, in English with `-- en`. SITE is the
// origin of a running site, such as that of `npm start`.
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { createHostClock } from '@croupier/core/ports'
import { openSite } from './open.site.ts'
import type { Terminal } from './terminal.host.ts'
import { runTerminal } from './terminal.ts'

const origin = process.env.SITE || 'http://localhost:4173'
const locale = process.argv[2] === 'en' ? 'en' : 'th'

try {
  const app = await openSite(origin, {
    clock: createHostClock(globalThis),
    http: fetch,
    random: { fraction: Math.random },
  })
  const { close, terminal } = createTerminal()
  await runTerminal(app, terminal, locale)
  app.actor.stop()
  close()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function createTerminal(): { readonly terminal: Terminal; close(): void } {
  let isAsking = false
  let isSecret = false
  const echo = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isSecret) stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: stdin, output: echo, terminal: stdin.isTTY })
  // Ctrl+C or the end of the input ends the program.
  lines.on('close', () => process.exit())
  const clearLine = stdin.isTTY ? '\r\u001b[K' : ''
  const terminal: Terminal = {
    say: (text) => {
      stdout.write(`${clearLine}${text}\n`)
      if (isAsking) lines.prompt(true)
    },
    status: (text) => void stdout.write(`${clearLine}${text}`),
    ask: async (question, isHidden = false) => {
      stdout.write(clearLine)
      const answer = lines.question(question)
      isAsking = true
      isSecret = isHidden
      const text = await answer
      isAsking = false
      isSecret = false
      if (isHidden) stdout.write('\n')
      return text.trim()
    },
  }
  return { close: () => lines.close(), terminal }
}
