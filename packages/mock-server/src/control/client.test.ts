import { describe, expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'
import { createControlClient } from './client.ts'

const clientOf = (fetch: (request: Request) => Promise<Response>) =>
  createControlClient({ baseUrl: 'http://mock.test', world: 'test', fetch })

describe('a client of the control room', () => {
  it('rejects with the words of the server that refused', async () => {
    const { control } = openTestWorld()
    await expect(control.pay('P-9')).rejects.toMatchObject({
      name: 'ControlError',
      status: 404,
      problem: {
        error: 'there is no payment "P-9" in the world "test"',
        hint: 'GET /__mock/payments lists them',
      },
    })
  })

  it.each<[what: string, fetch: () => Promise<Response>, status: number | null, error: string]>([
    [
      'nothing answers',
      () => Promise.reject(new TypeError('fetch failed')),
      null,
      'no server answers at http://mock.test',
    ],
    [
      'a server of another kind refuses',
      async () => new Response('<h1>Not found</h1>', { status: 404 }),
      404,
      '/clock was refused with 404',
    ],
    [
      'a server of another kind answers with a page',
      async () => new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } }),
      null,
      'what answers at http://mock.test is no mock server: /clock is not JSON',
    ],
  ])('rejects when %s', async (_what, fetch, status, error) => {
    await expect(clientOf(fetch).clock()).rejects.toMatchObject({
      name: 'ControlError',
      status,
      problem: { error, hint: expect.any(String) },
    })
  })
})

describe('the events that a client hears', () => {
  it('are those of its world, until it says to stop', async () => {
    const { control, raw } = openTestWorld()
    const abort = new AbortController()
    const events = await control.events(abort.signal)
    await control.maintenance(true)
    await raw('/__mock/maintenance', { on: true }, { 'X-Mock-World': 'another' })
    await control.reset()
    const heard: unknown[] = []
    for await (const event of events) {
      heard.push(event)
      if (event.type === 'reset') abort.abort()
    }
    expect(heard).toEqual([{ type: 'changed', part: 'maintenance' }, { type: 'reset' }])
  })

  it.each<[how: string, end: (stream: ReadableStreamDefaultController) => void]>([
    ['closes the stream', (stream) => stream.close()],
    ['breaks off', (stream) => stream.error(new TypeError('terminated'))],
  ])('end with an error when the server %s', async (_how, end) => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('event: reset\nda'))
        end(stream)
      },
    })
    const events = await clientOf(async () => new Response(body)).events(
      new AbortController().signal,
    )
    await expect(events.next()).rejects.toMatchObject({
      status: null,
      problem: { error: 'no server answers at http://mock.test', hint: expect.any(String) },
    })
  })
})
