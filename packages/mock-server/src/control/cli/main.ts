// The control room from a terminal: `npm run mock -- <verb>`.
import { runCommandLine } from './cli.ts'

// The reader of the output may have closed it, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

/** The server that was started with the same PORT. */
function localServer(port: string | undefined): string | undefined {
  return port ? `http://localhost:${port}` : undefined
}

process.exitCode = await runCommandLine({
  args: process.argv.slice(2),
  url: process.env.MOCK_URL || localServer(process.env.PORT),
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
  untilStopped: () => {
    const abort = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort())
    return abort.signal
  },
})
