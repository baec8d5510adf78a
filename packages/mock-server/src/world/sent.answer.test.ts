import { createVirtualClock } from '@croupier/core/testing'
import { describe, expect, it } from 'vitest'
import { createMockServer } from '../app.ts'

/** The pieces in which an answer comes. */
async function piecesOf({ body }: Response): Promise<readonly Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of body ?? []) pieces.push(piece)
  return pieces
}

describe('a server of the odd dialect', () => {
  it('sends its answers in process late and in pieces', async () => {
    const clock = createVirtualClock()
    const server = createMockServer({ clock, dialect: 'odd', network: clock })
    const arrivals: number[] = []
    const answers = Array.from({ length: 12 }, async () => {
      const answer = await server.fetch(new Request('http://localhost/_/default/api/'))
      arrivals.push(clock.elapsed())
      const pieces = await piecesOf(answer)
      return [pieces.length > 1, JSON.parse(Buffer.concat(pieces).toString()).code]
    })
    await clock.advance(0)
    const atOnce = arrivals.length
    await clock.advance(250)
    const read = await Promise.all(answers)
    expect([
      atOnce,
      new Set(arrivals).size > 6,
      [...new Set(read.map(([isCut]) => isCut))].sort(),
      [...new Set(read.map(([, code]) => code))],
    ]).toEqual([0, true, [false, true], [1]])
  })

  it('forgets an answer on its way to whoever gave up', async () => {
    const clock = createVirtualClock()
    const server = createMockServer({ clock, dialect: 'odd', network: clock })
    const leaving = new AbortController()
    const { signal } = leaving
    const asked = server.fetch(new Request('http://localhost/_/default/api/', { signal }))
    const failed = expect(asked).rejects.toThrow('given up')
    await clock.advance(0)
    leaving.abort(new Error('given up'))
    await failed
    expect(clock.pending()).toEqual([])
  })

  it('sends its answers over a network late, and compressed where that is taken', async () => {
    const clock = createVirtualClock()
    const server = createMockServer({ clock, dialect: 'odd' })
    const ask = (encoding: string) =>
      server.answer(
        new Request('http://localhost/_/default/api/', {
          headers: { 'Accept-Encoding': encoding },
        }),
      )
    const answers = [ask('gzip, br'), ask('identity')]
    await clock.advance(250)
    const [compressed, plain] = await Promise.all(answers)
    const read = new Response(compressed?.body?.pipeThrough(new DecompressionStream('gzip')))
    expect([
      compressed?.headers.get('Content-Encoding'),
      plain?.headers.get('Content-Encoding'),
      Object(await read.json()).code,
    ]).toEqual(['gzip', null, 1])
  })
})
