import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** An invisible display, for a browser that needs one. */
export interface Display {
  readonly name: string
  close(): Promise<void>
}

/** Starts a display with a free number. */
export async function openDisplay(command: string): Promise<Display> {
  const screen = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const program = spawn(command, ['-displayfd', '1', ...screen], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(program.stdout, 'data')
  return { name: `:${String(number).trim()}`, close: () => end(program) }
}

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'close')
  program.kill()
  await ended
}
