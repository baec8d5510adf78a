import { bahtToSatang, type Satang, satang } from '@croupier/core/money'
import { bankChannels, paymentChannels, trueWalletChannels, usdtChannels } from './channels.ts'

/** Why a member may not log in; the words of the contract's login codes. */
export const memberFlags = ['uplineLocked', 'passwordLocked', 'accountBlocked'] as const
export type MemberFlag = (typeof memberFlags)[number]

/** One member with everything that a backend knows about them. Records are never changed in place. */
export interface Member {
  readonly id: string
  readonly username: string
  readonly password: string
  readonly balance: Satang
  readonly firstname: string
  readonly lastname: string
  readonly bankId: string
  readonly bankAccount: string
  readonly group: string | null
  /** For one-time codes; no two members have the same. */
  readonly phone: string | null
  /** The chat account that is linked. */
  readonly lineId: string | null
  /** Ids of the bank, payment and wallet channels that the member may deposit with. */
  readonly channels: readonly string[]
  /** Ids of the USDT networks that the member may deposit with. */
  readonly usdt: readonly string[]
  readonly minimumWithdraw: Satang
  readonly flags: readonly MemberFlag[]
  /** Whether the member still has to be told that the operator’s bank account has changed. */
  readonly isUpgradeForced: boolean
}

export const demoPassword = 'demo1234'

export const seedMembers: readonly Member[] = [
  {
    id: '665f1c2ab4e8d90012ab0001',
    username: 'demo',
    password: demoPassword,
    balance: satang(1_250_050),
    firstname: 'Somchai',
    lastname: 'Jaidee',
    bankId: 'kbank',
    bankAccount: '1234567890',
    group: 'A',
    phone: '0800000001',
    lineId: null,
    channels: [...bankChannels, ...paymentChannels, ...trueWalletChannels].map(({ id }) => id),
    usdt: usdtChannels.map(({ id }) => id),
    minimumWithdraw: bahtToSatang(100),
    flags: [],
    isUpgradeForced: false,
  },
  {
    id: '665f1c2ab4e8d90012ab0002',
    username: 'onechannel',
    password: demoPassword,
    balance: bahtToSatang(1_000),
    firstname: 'Malee',
    lastname: 'Srisuk',
    bankId: 'scb',
    bankAccount: '2345678901',
    group: 'A',
    phone: '0800000002',
    lineId: null,
    channels: ['pp-1'],
    usdt: [],
    minimumWithdraw: bahtToSatang(100),
    flags: [],
    isUpgradeForced: false,
  },
]

/** A member without anything, who may deposit by every channel. */
export function newMember(id: string, username: string): Member {
  return {
    id,
    username,
    password: demoPassword,
    balance: satang(0),
    firstname: 'Test',
    lastname: 'Member',
    bankId: 'kbank',
    bankAccount: '1234567890',
    group: null,
    phone: null,
    lineId: null,
    channels: [...bankChannels, ...paymentChannels, ...trueWalletChannels].map(({ id }) => id),
    usdt: usdtChannels.map(({ id }) => id),
    minimumWithdraw: bahtToSatang(100),
    flags: [],
    isUpgradeForced: false,
  }
}
