import { describe, expect, test } from 'vitest'
import { signedInCookies, startApp } from '../../testing/app.harness.ts'
import { createMemoryCookies } from '../base/ports/cookies.ts'
import { flowRef } from './flow.refs.ts'

type Cookies = ReturnType<typeof createMemoryCookies>

/** The cookies of a member, with the place where the panel was. */
function cookiesWith(place: string): Cookies {
  const cookies = signedInCookies()
  cookies.write('transferPage', place, 'browserSession')
  return cookies
}

const channelOf = (id: string) => ({
  id,
  provider: 'PromptPay',
  min_deposit: 100,
  max_deposit: 1000,
})
const profileWithTwoChannels = {
  code: 0,
  result: {
    user: { bank_account: '1234567890', bank_id: 'scb', firstname: 'A', lastname: 'B' },
    payment: [channelOf('pp'), channelOf('other')],
  },
}

const atDeposit = '{"tab":"deposit-tab","arr":0,"step":0,"back":false}'
const atWithdraw = '{"tab":"withdraw-tab","arr":2,"step":0,"back":false}'
const atUsdt = '{"tab":"deposit-usdt-tab","arr":1,"step":0,"back":false}'

/** Where a member arrives who loads an address with these cookies. */
async function arrivalAt(address: string, cookies: Cookies) {
  const { navigation, root } = await startApp({ address, cookies })
  return [navigation.entries(), root().context.tab]
}

describe('where the transfer panel is', () => {
  test('is kept with every tab and step of the deposit, and not looked for elsewhere [SESS-21, OPEN-36]', async () => {
    const cookies = createMemoryCookies()
    const { navigation, rest, root, served, signIn } = await startApp({ cookies })
    served['/api/v1/member/data/profile'] = profileWithTwoChannels
    await signIn()
    const kept = [cookies.read('transferPage')]
    const keep = async (act: () => void) => {
      act()
      await rest()
      kept.push(cookies.read('transferPage'))
    }
    await keep(() => navigation.go('/?sideDeposit=true', 'push'))
    await keep(() =>
      flowRef(root(), 'deposit')?.send({ type: 'deposit.chooseChannel', key: 'payment:pp' }),
    )
    await keep(() => navigation.go('/?sideDeposit=true&tab=withdraw-tab', 'replace'))
    await keep(() => navigation.go('/?sideDeposit=true&tab=deposit-tab', 'replace'))
    await keep(() => navigation.go('/', 'push'))
    const amount = '{"tab":"deposit-tab","arr":0,"step":1,"back":true}'
    expect(kept).toEqual([null, atDeposit, amount, atWithdraw, amount, amount])
  })

  test('is forgotten with the session [SESS-13, SESS-21]', async () => {
    const cookies = signedInCookies()
    const { rest, root } = await startApp({ address: '/?sideDeposit=true', cookies })
    const before = cookies.read('transferPage')
    root().children.session?.send({ type: 'session.signOut' })
    await rest()
    expect([before, cookies.read('transferPage'), root().context.progress]).toEqual([
      '{"tab":"deposit-tab","arr":0,"step":1,"back":false}',
      null,
      {},
    ])
  })

  test.each([
    ['/?sideDeposit=true', 'deposit-tab', 'ROUTE-59'],
    ['/deposit', 'deposit-tab', 'OPEN-36'],
    ['/deposit?tab=withdraw-tab', 'withdraw-tab', 'OPEN-35'],
    ['/?sideDeposit=true&tab=withdraw-tab', 'withdraw-tab', 'OPEN-35'],
    ['/withdraw', 'withdraw-tab', 'OPEN-35'],
    ['/', null, 'OPEN-36'],
  ])('is what the address %s says, whatever was shown last: %s [%s]', async (address, tab, _id) => {
    for (const last of [atDeposit, atUsdt, atWithdraw, 'nonsense']) {
      expect(await arrivalAt(address, cookiesWith(last))).toEqual([[address], tab])
    }
  })

  test('is what a button says, once a page is shown [OPEN-36]', async () => {
    const { navigation, rest, root } = await startApp({ cookies: cookiesWith(atWithdraw) })
    root().children.navigation?.send({ type: 'navigation.openDeposit' })
    await rest()
    expect([navigation.entries(), root().context.tab]).toEqual([
      ['/', '/?sideDeposit=true'],
      'deposit-tab',
    ])
  })
})
