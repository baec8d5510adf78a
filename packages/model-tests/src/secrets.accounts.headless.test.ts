import { passwordFacts } from '@croupier/core/password'
import { minute, second } from '@croupier/core/time'
import { expect, test } from 'vitest'
import { newcomer, oneTimeCode } from './journeys/registration.sight.ts'
import { passwordDraftOf, sentBy, typePassword } from './payout-password.steps.ts'
import { enterCode, enterRegistration } from './registration.steps.ts'
import { answered, foundSecrets, openWatchedBrowser, readable } from './secrets.watch.ts'
import { signIn, visitSite } from './site-visit.ts'
import { reviewAmount } from './withdraw.steps.ts'

const password = 'canaryfirst1'
const changedPassword = 'canarysecond2'
const recoveredPassword = 'canarythird3'

test('the secrets of a registration, a password change and a recovery are only in the vault and on the wire', async () => {
  const { browser, cookieNames, exchanges } = openWatchedBrowser()
  const visit = await visitSite(browser, '/register')
  const { credentials } = visit.app.services
  const looks: Awaited<ReturnType<typeof readable>>[] = []
  const pause = async () => {
    await visit.advance(second)
    looks.push(await readable(browser, visit, cookieNames, exchanges))
  }
  const open = async (address: string) => {
    visit.navigation.go(address, 'push')
    await visit.advance(second)
  }
  const changeTo = async (fresh: string) => {
    credentials.keepDraft('passwordChange.password', fresh)
    const change = visit.flow('passwordChange')
    change.send({ type: 'passwordChange.changePassword', facts: passwordFacts(fresh, fresh) })
    await pause()
    change.send({ type: 'passwordChange.submit' })
    await pause()
  }

  enterRegistration(visit, password)
  await pause()
  enterCode(visit, 'registration')
  await pause()
  visit.flow('registration').send({ type: 'registration.submit' })
  await pause()

  await open('/resetPassword')
  credentials.keepDraft('passwordChange.oldPassword', password)
  visit.flow('passwordChange').send({ type: 'passwordChange.changeOld', isFilled: true })
  await changeTo(changedPassword)
  visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
  await pause()

  await visit.advance(2 * minute)
  await open('/forgot')
  const recovery = visit.flow('passwordRecovery')
  recovery.send({ type: 'passwordRecovery.changePhone', text: newcomer.phone })
  recovery.send({ type: 'passwordRecovery.submit' })
  await pause()
  enterCode(visit, 'passwordRecovery')
  await pause()
  recovery.send({ type: 'passwordRecovery.submit' })
  await pause()
  await changeTo(recoveredPassword)

  const secrets = {
    password,
    changedPassword,
    recoveredPassword,
    oneTimeCode,
    ticket: answered(exchanges, 'forgot', 'ticket'),
  }
  expect(Object.entries(secrets).filter(([, secret]) => secret.length < 6)).toEqual([])
  expect(foundSecrets(looks, secrets)).toEqual([])
  expect(visit.navigation.current()).toBe('/login')
})

test('the ticket of a chat account and the addresses of its service are only on the wire and in the address bar', async () => {
  const { browser, cookieNames, exchanges } = openWatchedBrowser()
  const looks: Awaited<ReturnType<typeof readable>>[] = []
  const ticket = 'canary-chat-ticket'

  const asking = await visitSite(browser, '/login')
  asking.flow('chatSignIn').send({ type: 'chatSignIn.begin' })
  await asking.advance(second)
  looks.push(await readable(browser, asking, cookieNames, exchanges))
  const signInLink = answered(exchanges, 'authorize', 'auth_link')
  expect(asking.navigation.left()).toEqual([signInLink])
  asking.leave()

  const returning = await visitSite(browser, `/loginLine?ticket=${ticket}`)
  looks.push(await readable(browser, returning, cookieNames, exchanges))
  await returning.advance(second)
  looks.push(await readable(browser, returning, cookieNames, exchanges))
  returning.leave()

  const member = await visitSite(browser, '/login')
  await signIn(member, 'demo')
  await member.advance(second)
  member.app.actor.send({ type: 'chatLink.requested' })
  await member.advance(second)
  looks.push(await readable(browser, member, cookieNames, exchanges))
  const memberLink = answered(exchanges, 'authorize', 'auth_link')
  expect(member.navigation.left()).toEqual([memberLink])

  const secrets = { ticket, signInLink, memberLink }
  expect(Object.entries(secrets).filter(([, secret]) => secret.length < 6)).toEqual([])
  expect(foundSecrets(looks, secrets)).toEqual([])
})

test('a password before a payout, wrong or right, is only in the vault until its answer, and on the wire', async () => {
  const { browser, cookieNames, exchanges } = openWatchedBrowser()
  const [wrong, right] = ['canary-mistake', 'canary-payout']
  await browser.control.changeSite({ payoutPassword: true })
  await browser.control.putMember({ username: 'demo', password: right })
  const visit = await visitSite(browser, '/login?url=%2Fwithdraw')
  await signIn(visit, 'demo', right)
  await visit.advance(second)
  await reviewAmount(visit, '500')
  const looks: Awaited<ReturnType<typeof readable>>[] = []
  const held: string[] = []
  for (const typed of [wrong, right]) {
    typePassword(visit, typed)
    held.push(passwordDraftOf(visit))
    looks.push(await readable(browser, visit, cookieNames, exchanges))
    visit.flow('withdraw').send({ type: 'payout.confirm' })
    await visit.advance(second)
    held.push(passwordDraftOf(visit))
    looks.push(await readable(browser, visit, cookieNames, exchanges))
  }
  expect(held).toEqual([wrong, '', right, ''])
  expect(foundSecrets(looks, { wrong, right })).toEqual([])
  expect(await sentBy(browser)).toEqual(['confirmPassword', 'confirmPassword', 'withdraw'])
})
