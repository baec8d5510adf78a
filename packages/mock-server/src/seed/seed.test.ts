import { formatSatang, satang } from '@croupier/core/money'
import { describe, expect, it } from 'vitest'
import { promptPayPayload, trueMoneyPayload } from '../base/promptpay.ts'
import { bankChannels, paymentChannels, trueWalletChannels, usdtChannels } from './channels.ts'
import { seedMembers } from './members.ts'

const limited = [...bankChannels, ...paymentChannels, ...trueWalletChannels]
const channelIds = limited.map(({ id }) => id)

describe('the seed', () => {
  it('gives every member and every channel an id of its own', () => {
    const ids = [...seedMembers, ...limited, ...usdtChannels].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(seedMembers.map(({ username }) => username)).size).toBe(seedMembers.length)
  })

  it('sends members only to channels that exist', () => {
    const strays = seedMembers.flatMap((member) => [
      ...member.channels.filter((id) => !channelIds.includes(id)),
      ...member.usdt.filter((id) => !usdtChannels.some((channel) => channel.id === id)),
    ])
    expect(strays).toEqual([])
  })

  it('has a minimum below the maximum everywhere, or none', () => {
    expect(limited.filter(({ minimum, maximum }) => minimum < 0 || minimum >= maximum)).toEqual([])
  })

  it('has targets that a QR code can be drawn for', () => {
    for (const { target, maximum } of paymentChannels) {
      expect(promptPayPayload(target, maximum)).toMatch(/^000201/)
    }
    for (const { mobileNumber } of trueWalletChannels) {
      expect(trueMoneyPayload(mobileNumber, satang(1))).toMatch(/^000201/)
    }
  })

  it('has a demo member with everything and one with a single channel', () => {
    const [demo, onechannel] = seedMembers
    expect({
      name: demo?.username,
      balance: demo && formatSatang(demo.balance),
      channels: demo?.channels,
      usdt: demo?.usdt,
    }).toEqual({
      name: 'demo',
      balance: '12,500.50',
      channels: channelIds,
      usdt: ['usdt-1', 'usdt-2'],
    })
    expect({
      name: onechannel?.username,
      balance: onechannel && formatSatang(onechannel.balance),
      channels: onechannel?.channels,
      usdt: onechannel?.usdt,
    }).toEqual({ name: 'onechannel', balance: '1,000.00', channels: ['pp-1'], usdt: [] })
  })
})
