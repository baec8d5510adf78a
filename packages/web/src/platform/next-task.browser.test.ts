import { expect, it } from 'vitest'
import { nextTask } from './next-task.browser.ts'

it('goes on after what has been queued as a task of its own', async () => {
  const done: string[] = []
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => done.push('another task')
  port2.postMessage(null)
  await nextTask()
  port1.close()
  expect(done).toEqual(['another task'])
})
