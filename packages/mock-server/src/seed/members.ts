import { bahtToSatang, type Satang, satang } from '@croupier/core/money'
import { bankChannels, paymentChannels, trueWalletChannels, usdtChannels } from './channels.ts'

/** Why a member may not log in, named like the contract's login codes. */
export const memberFlags = ['uplineLocked', 'passwordLocked', 'accountBlocked'] as const
export type MemberFlag = (typeof memberFlags)[number]

/** What a member may withdraw; null if there is no limit. */
export interface MemberLimits {
  readonly minimumWithdraw: Satang
  /** From midnight to midnight in Bangkok. */
  readonly withdrawAmountPerDay: Satang | null
  readonly withdrawalsPerDay: number | null
}

/** What begins for a member only at the sign-in, because the world may have existed for days before. */
export type Beginning = 'withdrawLock' | 'depositOffer'

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
  readonly limits: MemberLimits
  readonly flags: readonly MemberFlag[]
  /** Whether the member still has to be told that the operator’s bank account has changed. */
  readonly isUpgradeForced: boolean
  /** Whether the member has a profile. */
  readonly hasProfile: boolean
  readonly beginning: Beginning | null
  /** By whose invitation, and when, they registered. */
  readonly invitation: { readonly ref: string; readonly at: number } | null
}

export const demoPassword = 'demo1234'

const everyChannel = [...bankChannels, ...paymentChannels, ...trueWalletChannels].map(
  ({ id }) => id,
)

/** A member without money, who may deposit by every channel. */
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
    channels: everyChannel,
    usdt: usdtChannels.map(({ id }) => id),
    limits: {
      minimumWithdraw: bahtToSatang(100),
      withdrawAmountPerDay: null,
      withdrawalsPerDay: null,
    },
    flags: [],
    isUpgradeForced: false,
    hasProfile: true,
    beginning: null,
    invitation: null,
  }
}

type Facts = Partial<Member> & Pick<Member, 'username' | 'firstname' | 'lastname'>

/** Each member stands for one fact; everything else is as for everybody. */
const facts: readonly Facts[] = [
  {
    username: 'demo',
    firstname: 'Somchai',
    lastname: 'Jaidee',
    balance: satang(1_250_050),
    bankAccount: '1234567890',
  },
  {
    username: 'onechannel',
    firstname: 'Malee',
    lastname: 'Srisuk',
    bankId: 'scb',
    bankAccount: '2345678901',
    channels: ['pp-1'],
    usdt: [],
  },
  { username: 'nochannels', firstname: 'Anan', lastname: 'Thongdee', channels: [], usdt: [] },
  { username: 'noprofile', firstname: 'Busaba', lastname: 'Kaewta', hasProfile: false },
  { username: 'nousdt', firstname: 'Chai', lastname: 'Boonmee', usdt: [] },
  { username: 'oneusdt', firstname: 'Duang', lastname: 'Rattana', usdt: ['usdt-1'] },
  { username: 'noaccount', firstname: 'Ekachai', lastname: 'Phrom', bankAccount: '' },
  { username: 'broke', firstname: 'Fah', lastname: 'Saelim', balance: satang(0) },
  { username: 'waiting', firstname: 'Kanda', lastname: 'Wongsa', beginning: 'withdrawLock' },
  { username: 'upline', firstname: 'Niran', lastname: 'Chaiyo', flags: ['uplineLocked'] },
  { username: 'blocked', firstname: 'Orathai', lastname: 'Meesuk', flags: ['accountBlocked'] },
  { username: 'forced', firstname: 'Prasit', lastname: 'Intra', isUpgradeForced: true },
  { username: 'promo', firstname: 'Ratana', lastname: 'Suwan', beginning: 'depositOffer' },
  { username: 'notices', firstname: 'Sunisa', lastname: 'Khamdee', group: 'B' },
]

export const seedMembers: readonly Member[] = facts.map((own, index) => {
  const number = index + 1
  return {
    ...newMember(memberId(number), own.username),
    balance: bahtToSatang(1_000),
    group: 'A',
    phone: `08${String(number).padStart(8, '0')}`,
    bankAccount: `34567890${String(number).padStart(2, '0')}`,
    ...own,
  }
})

/** The id of the nth member of a world. */
export function memberId(number: number): string {
  return `665f1c2ab4e8d90012ab${String(number).padStart(4, '0')}`
}
