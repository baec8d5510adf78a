import { satangToBaht } from '@croupier/core/money'
import { bonusLabel, bonusOf } from '../seed/bonuses.ts'
import {
  type BankChannel,
  bankChannels,
  type PaymentChannel,
  paymentChannels,
  type TrueWalletChannel,
  trueWalletChannels,
  type UsdtChannel,
  usdtChannels,
} from '../seed/channels.ts'
import { accountRefusals } from './account.refusals.ts'
import { forMember } from './handler.ts'

/** The wallets that the member may deposit with. */
export const listTrueWallets = forMember<'listTrueWallets'>(({ member }) => ({
  code: 0,
  result: {
    truewallet: trueWalletChannels
      .filter(({ id }) => member.channels.includes(id))
      .map(wireTrueWallet),
  },
}))

/** The member's own account and the channels that they may deposit with. */
export const getProfile = forMember<'getProfile'>(({ member, skipsRules }) => {
  if (!member.hasProfile && !skipsRules) return accountRefusals.noProfile
  const mayUse = ({ id }: { readonly id: string }) => member.channels.includes(id)
  return {
    code: 0,
    result: {
      user: {
        bank_account: member.bankAccount,
        bank_id: member.bankId,
        firstname: member.firstname,
        lastname: member.lastname,
        group_bank: member.group,
      },
      bank: bankChannels.filter(mayUse).map(wireBank),
      payment: paymentChannels.filter(mayUse).map(wirePayment),
      truewallet: trueWalletChannels.filter(mayUse).map(wireTrueWallet),
      usdt: usdtChannels.filter(({ id }) => member.usdt.includes(id)).map(wireUsdt),
      min_withdraw: satangToBaht(member.limits.minimumWithdraw),
    },
  }
})

// Without a picture the site draws a neutral tile.
const noPicture = ''

const limits = (channel: Pick<BankChannel, 'minimum' | 'maximum'>) => ({
  min_deposit: satangToBaht(channel.minimum),
  max_deposit: satangToBaht(channel.maximum),
})

const wireBonus = (channelId: string) => {
  const bonus = bonusOf(channelId)
  return bonus && { is_bonus: true, topshow: bonusLabel(bonus), message: null }
}

const wireBank = (channel: BankChannel) => ({
  id: channel.id,
  bank_id: channel.bankId,
  img: channel.picture,
  provider: channel.provider,
  acc_name: channel.accountName,
  acc_no: channel.accountNumber,
  ...limits(channel),
  bonus: wireBonus(channel.id),
})

const wirePayment = (channel: PaymentChannel) => ({
  id: channel.id,
  img: null,
  provider: channel.provider,
  ...limits(channel),
  bonus: wireBonus(channel.id),
})

const wireTrueWallet = (channel: TrueWalletChannel) => ({
  id: channel.id,
  img: channel.picture,
  acc_name: channel.accountName,
  provider: channel.provider,
  ...limits(channel),
  bonus: wireBonus(channel.id),
})

const wireUsdt = (channel: UsdtChannel) => ({
  id: channel.id,
  img: noPicture,
  img_network: channel.networkImage,
  network: channel.network,
  acc_name: channel.accountName,
  address: channel.address,
  exchange: channel.exchangeRate,
  bonus: wireBonus(channel.id),
})
