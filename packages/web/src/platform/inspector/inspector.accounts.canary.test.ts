import { passwordFacts } from '@croupier/core/password'
import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { expect, it, vi } from 'vitest'
import { found, toText } from '../../../test/canaries.ts'
import { openMockSite } from '../../../test/mock-site.ts'
import { inspectInto } from './inspector.tsx'

const form = {
  username: 'canarynewcomer',
  phone: '0898765432',
  bankId: 'kbank',
  accountNumber: '9876543210',
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
} as const
const password = 'canary-password'
const changedPassword = 'canary-changed'
const oneTimeCode = '123456'
const second = 1_000
const minute = 60_000

it('is sent nothing of who registers, changes a password, recovers it and links a chat account', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setImmediate(work))
  const sent: StatelyInspectionEvent[] = []
  const unmasked: string[] = []
  const masking = inspectInto({ send: (message) => void sent.push(message) })
  const plain = createInspector({ send: (message) => void unmasked.push(toText(message)) })
  const { advance, app, flow, wire } = await openMockSite({
    address: '/register',
    inspect: (event) => {
      masking.inspect?.(event)
      plain.inspect.next?.(event)
    },
  })
  const { credentials, navigation } = app.services
  const open = async (address: string) => {
    navigation.go(address, 'push')
    await advance(second)
  }
  const typeCode = (name: 'registration' | 'passwordRecovery') => {
    credentials.keepDraft('oneTimeCode', oneTimeCode)
    flow(name).send({ type: 'oneTimeCode.change', digits: oneTimeCode.length })
  }

  const registration = flow('registration')
  for (const field of Object.keys(form) as (keyof typeof form)[]) {
    registration.send({ type: 'registration.change', field, text: form[field] })
  }
  credentials.keepDraft('registration.password', password)
  registration.send({ type: 'registration.changePassword', facts: passwordFacts(password) })
  registration.send({ type: 'registration.submit' })
  await advance(second)
  typeCode('registration')
  registration.send({ type: 'registration.submit' })
  await advance(second)
  app.actor.send({ type: 'chatLink.requested' })
  await advance(second)

  await open('/resetPassword')
  credentials.keepDraft('passwordChange.oldPassword', password)
  credentials.keepDraft('passwordChange.password', changedPassword)
  const change = flow('passwordChange')
  const facts = passwordFacts(changedPassword, changedPassword)
  change.send({ type: 'passwordChange.changeOld', isFilled: true })
  change.send({ type: 'passwordChange.changePassword', facts })
  change.send({ type: 'passwordChange.submit' })
  await advance(second)
  app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })

  await advance(2 * minute)
  await open('/forgot')
  const recovery = flow('passwordRecovery')
  recovery.send({ type: 'passwordRecovery.changePhone', text: form.phone })
  recovery.send({ type: 'passwordRecovery.submit' })
  await advance(second)
  typeCode('passwordRecovery')
  recovery.send({ type: 'passwordRecovery.submit' })
  await advance(second)

  const lastAnswer = (part: string) =>
    wire.findLast(({ url }) => url.includes(part))?.answered ?? ''
  const field = (text: string, name: string) =>
    new RegExp(`"${name}":"([^"]+)"`).exec(text)?.[1] ?? ''
  const secrets = {
    password,
    changedPassword,
    ticket: field(lastAnswer('forgot'), 'ticket'),
    chatLink: field(lastAnswer('authorize'), 'auth_link'),
  }
  const { bankId: _bank, ...personal } = form
  const messages = sent.map(toText)
  expect(Object.values(secrets).filter((secret) => secret.length < 6)).toEqual([])
  expect([found(secrets, messages), found(personal, messages)]).toEqual([[], []])
  expect([found(secrets, unmasked), found(personal, unmasked)]).toEqual([[], Object.keys(personal)])
})
