import { settle } from '@croupier/core/testing'
import { expect, it } from 'vitest'
import { holdAnswers } from './held-answers.browser.ts'

it('sends a call at once and holds its answer until it is released', async () => {
  const sent: string[] = []
  const answers: string[] = []
  const held = holdAnswers(async (input) => {
    sent.push(String(input))
    return new Response('here')
  })
  void held.http('/games').then(async (answer) => answers.push(await answer.text()))
  await settle()
  const before = [[...sent], [...answers]]
  held.release()
  await settle()
  expect([before, answers]).toEqual([[['/games'], []], ['here']])
})

it('holds back a failure too', async () => {
  const failures: string[] = []
  const held = holdAnswers(() => Promise.reject(new Error('unreachable')))
  void held.http('/games').catch((reason: unknown) => failures.push(String(reason)))
  await settle()
  const before = [...failures]
  held.release()
  await settle()
  expect([before, failures]).toEqual([[], ['Error: unreachable']])
})

it('passes on what is asked after the release', async () => {
  const held = holdAnswers(async () => new Response('here'))
  held.release()
  expect(await (await held.http('/games')).text()).toBe('here')
})
