import { describe, expect, expectTypeOf, it } from 'vitest'
import { signedInCookies, startApp } from '../../testing/app.harness.ts'
import { bahtToSatang } from '../base/money/satang.ts'
import { depositView } from '../flows/deposit/deposit.view.ts'
import { qrPaymentView } from '../flows/deposit/qr-payment.view.ts'
import { loginView } from '../flows/login/login.view.ts'
import { balanceView } from '../member/balance/balance.view.ts'
import { promptPayCode, wireExamples } from '../wire/contract/examples/wire.examples.ts'
import type { FlowRefs } from './flow.refs.ts'

describe('a host', () => {
  it('finds a flow while it runs, and by its own type', async () => {
    const { app, navigation, rest } = await startApp({ address: '/login' })
    const login = app.flow('login')
    expectTypeOf(login).toEqualTypeOf<FlowRefs['login'] | undefined>()
    expect(login?.getSnapshot().matches('editing')).toBe(true)
    navigation.go('/', 'push')
    await rest()
    expect(app.flow('login')).toBeUndefined()
  })

  it('is told what a flow shows when that changes, and when the flow comes and goes', async () => {
    const { app, navigation, rest } = await startApp()
    const names: unknown[] = []
    app.watch('login', loginView, (view) => void names.push(view?.username))
    navigation.go('/login', 'push')
    await rest()
    app.flow('login')?.send({ type: 'login.changeUsername', text: 'demo' })
    app.flow('login')?.send({ type: 'login.changeUsername', text: 'demo' })
    navigation.go('/', 'push')
    await rest()
    expect(names).toEqual([undefined, '', 'demo', undefined])
  })

  it('is told what the root itself runs', async () => {
    const { app, rest } = await startApp({ cookies: signedInCookies() })
    const balances: unknown[] = []
    const stop = app.watch('balance', balanceView, (view) => void balances.push(view?.balance))
    await rest()
    stop()
    app.actor.send({ type: 'deposit.succeeded', amount: bahtToSatang(1), isShown: true })
    expect(balances).toEqual([bahtToSatang(1_000.5)])
  })

  it('is told what a chart inside a flow shows', async () => {
    const served = {
      '/api/v3/member/updateData': wireExamples.getMember.answer,
      '/api/v1/member/payment/payment': wireExamples.createQr.answer,
    }
    const { app, rest } = await startApp({
      address: '/deposit',
      cookies: signedInCookies(),
      served,
    })
    const codes: unknown[] = []
    app.watchPart('deposit', 'qrPayment', qrPaymentView, (code) => void codes.push(code?.qrCode))
    const deposit = app.flow('deposit')
    deposit?.send({ type: 'deposit.chooseChannel', key: 'payment:pp' })
    deposit?.send({ type: 'deposit.changeAmount', text: '500' })
    deposit?.send({ type: 'deposit.submit' })
    await rest()
    expect(codes).toEqual([undefined, promptPayCode])
  })

  it('cannot ask for what there is not', async () => {
    const { app } = await startApp()
    // @ts-expect-error: no chart has this name
    app.watch('deposits', depositView, () => {})
    // @ts-expect-error: this is the view of another chart
    app.watch('login', depositView, () => {})
    // @ts-expect-error: the deposit runs no such chart
    app.watchPart('deposit', 'withdrawLock', qrPaymentView, () => {})
  })
})
