import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A display that nobody sees, for a browser that cannot do without. */
export interface Display {
  readonly name: string
  close(): Promise<void>
}

/** Starts a display at a number that is free. */
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
