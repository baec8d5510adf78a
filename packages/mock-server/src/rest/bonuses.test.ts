import { minute } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'
import { channelBonuses } from '../seed/bonuses.ts'

interface Badge {
  readonly topshow: string
}
interface Channel {
  readonly id: string
  readonly network?: string
  readonly bonus: Badge | null
}
interface Entry {
  readonly type: string
  readonly amount: number
  readonly note: string | null
}

async function open() {
  const world = openTestWorld()
  const { access } = await world.signIn()
  const history = async (): Promise<readonly Entry[]> =>
    (await world.call('getHistory', { token: access })).json().result.list
  const { result } = (await world.call('getProfile', { token: access })).json()
  const channels: Readonly<Record<'bank' | 'payment' | 'truewallet' | 'usdt', Channel[]>> = result
  const seen = (await history()).length
  const payQr = async (id: string, type: string, amount: string) => {
    const payment = await world.createQr(access, amount, id, type)
    await world.control.pay(payment.result.id)
  }
  return {
    channels,
    /** Deposits by one channel, and what that put into the history besides, newest first. */
    deposit: {
      bank: async ({ id }: Channel) => {
        await world.call('sendTransfer', { token: access, body: { id, amount: 1_000 } })
        await world.clock.advance(3 * minute)
      },
      payment: ({ id }: Channel) => payQr(id, 'payment', '1000'),
      truewallet: ({ id }: Channel, amount = '1000') => payQr(id, 'truewallet', amount),
      usdt: ({ network = '' }: Channel) =>
        world.control.depositUsdt({ username: 'demo', network, amount: 30 }),
    },
    balance: () => world.balance(access),
    added: async () => {
      const list = await history()
      return list.slice(0, list.length - seen)
    },
    articles: async (lang: 'th' | 'en') => {
      const query = { groupID: 'croupier-demo', lang, kind: 'bonus' }
      const { list } = (await world.call('listPromotions', { query })).json().result
      return list.map(({ title, content }: Record<string, string>) => `${title} ${content}`)
    },
  }
}

const kinds = ['bank', 'payment', 'truewallet', 'usdt'] as const
/** What a badge says: the percentage and the most for one deposit, in baht. */
const badgeOf = ({ bonus }: Channel) => {
  const [, percent = '0', most = '0'] = /^\+(\d+)% ≤ ฿([\d,]+)$/.exec(bonus?.topshow ?? '') ?? []
  return { percent: Number(percent), most: Number(most.replaceAll(',', '')) }
}
const inSatang = (baht: number) => Math.round(baht * 100)

describe('the badge of a channel', () => {
  it.each(kinds)(
    'says what a deposit by it credits, and none credits nothing: %s [DEP-56]',
    async (kind) => {
      const { channels } = await open()
      const wrong = []
      for (const channel of channels[kind]) {
        const world = await open()
        const before = await world.balance()
        await world.deposit[kind](channel)
        const added = await world.added()
        const [deposited] = added.slice(-1)
        const { most, percent } = badgeOf(channel)
        const ofDeposit = Math.floor((inSatang(deposited?.amount ?? 0) * percent) / 100)
        const bonus = Math.min(ofDeposit, inSatang(most))
        const notes = added.slice(0, -1).map(({ amount, note }) => [inSatang(amount), note])
        const told = bonus === 0 ? [] : [[bonus, `โบนัส +${percent}%`]]
        const rise = inSatang((await world.balance()) - before)
        const promised = inSatang(deposited?.amount ?? 0) + bonus
        if (rise !== promised || JSON.stringify(notes) !== JSON.stringify(told)) {
          wrong.push({ channel: channel.id, rise, promised, notes, told })
        }
      }
      expect([channels[kind].length > 0, wrong]).toEqual([true, []])
    },
  )

  it('says up to how much one deposit is credited [DEP-56]', async () => {
    const { added, channels, deposit } = await open()
    const [wallet] = channels.truewallet
    if (!wallet) throw new Error('there is no wallet')
    await deposit.truewallet(wallet, '20000')
    const [newest] = await added()
    expect([badgeOf(wallet).most, newest]).toMatchObject([
      300,
      { type: 'deposit', amount: 300, note: 'โบนัส +3%' },
    ])
  })

  it('says the same as the article about it, in both languages [ROUTE-23]', async () => {
    const { articles, channels } = await open()
    const badges = kinds
      .flatMap((kind) => channels[kind])
      .flatMap(({ bonus }) => (bonus ? [bonus.topshow] : []))
    expect(badges.length).toBe(channelBonuses.length)
    for (const language of ['th', 'en'] as const) {
      const told = (await articles(language)).map((text: string) => {
        const [, most] = /(?:สูงสุด|up to) ([\d,]+)/.exec(text) ?? []
        return `+${/(\d+)%/.exec(text)?.[1]}% ≤ ฿${most}`
      })
      expect(told).toEqual(badges)
    }
  })
})
