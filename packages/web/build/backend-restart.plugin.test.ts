import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { untilListening } from './backend-restart.plugin.ts'

it('a call waits until the server listens again', async () => {
  const first = createServer().listen(0)
  await once(first, 'listening')
  const address = first.address()
  const port = typeof address === 'object' && address ? address.port : 0
  first.close()
  await once(first, 'close')
  const order: string[] = []
  const waiting = untilListening(new URL(`http://localhost:${port}`)).then(() => {
    order.push('passed on')
  })
  const again = createServer().listen(port)
  await once(again, 'listening')
  order.push('listening')
  await waiting
  again.close()
  expect(order).toEqual(['listening', 'passed on'])
})

it('a call is forwarded and fails if nothing listens for too long', async () => {
  await expect(untilListening(new URL('http://localhost:1'), 100)).resolves.toBeUndefined()
})
