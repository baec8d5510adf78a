import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readChance, runCommand } from './command.ts'

const usage = 'npm run walk -- [options]'

/** What a command prints, and the exit code of the program. */
async function shownBy(readOptions: () => number | null, run: (walks: number) => void) {
  const shown: unknown[][] = []
  for (const stream of ['log', 'error'] as const) {
    const spy = vi.spyOn(console, stream).mockImplementation((text) => shown.push([stream, text]))
    onTestFinished(() => spy.mockRestore())
  }
  const before = process.exitCode
  process.exitCode = undefined
  await runCommand({ usage, readOptions, run })
  const code = process.exitCode
  process.exitCode = before
  return { shown, code }
}

describe('a command', () => {
  it('runs with its options', async () => {
    const runs: number[] = []
    const ended = await shownBy(
      () => 5,
      (walks) => runs.push(walks),
    )
    expect({ runs, ended }).toEqual({ runs: [5], ended: { shown: [], code: undefined } })
  })

  it('prints its usage and does nothing else if it is asked for help', async () => {
    const runs: number[] = []
    const ended = await shownBy(
      () => null,
      (walks) => runs.push(walks),
    )
    expect({ runs, ended }).toEqual({
      runs: [],
      ended: { shown: [['log', usage]], code: undefined },
    })
  })

  it('prints the message of an error, and fails', async () => {
    const ended = await shownBy(
      () => 5,
      () => {
        throw new Error('The fifth walk broke.')
      },
    )
    expect(ended).toEqual({ shown: [['error', 'The fifth walk broke.']], code: 1 })
  })
})

describe('the random source of a command', () => {
  it.each([
    [{ seed: '7' }, { seed: 7 }],
    [
      { seed: '7', path: '3:0' },
      { seed: 7, path: '3:0' },
    ],
  ])('is read from %o', (typed, chance) => {
    expect(readChance(typed)).toEqual(chance)
  })
})
