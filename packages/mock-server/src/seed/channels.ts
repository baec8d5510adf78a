import { bahtToSatang, type Satang } from '@croupier/core/money'
import type { PromptPayTarget } from '../base/promptpay.ts'
import { channelPicture } from './channel.pictures.ts'
import { networkImages } from './network.images.ts'

export interface BankChannel {
  readonly id: string
  readonly picture: string
  readonly bankId: string
  readonly provider: string
  readonly accountName: string
  readonly accountNumber: string
  readonly minimum: Satang
  readonly maximum: Satang
}

export interface PaymentChannel {
  readonly id: string
  readonly provider: string
  readonly minimum: Satang
  readonly maximum: Satang
  readonly target: PromptPayTarget
  /** The name in its codes, as bank apps show it. */
  readonly payee: string
}

export interface TrueWalletChannel {
  readonly id: string
  readonly picture: string
  readonly provider: string
  readonly accountName: string
  readonly mobileNumber: string
  readonly minimum: Satang
  readonly maximum: Satang
}

export interface UsdtChannel {
  readonly id: string
  readonly network: string
  readonly networkImage: string
  readonly accountName: string
  readonly address: string
  /** Baht for one USDT. */
  readonly exchangeRate: number
}

const companyName = 'Croupier Demo Co., Ltd.'

export const bankChannels: readonly BankChannel[] = [
  {
    id: 'bank-1',
    picture: channelPicture('KB', '#12704b'),
    bankId: 'kbank',
    provider: 'Kasikornbank',
    accountName: companyName,
    accountNumber: '0001234567',
    minimum: bahtToSatang(100),
    maximum: bahtToSatang(200_000),
  },
  {
    id: 'bank-2',
    picture: channelPicture('SCB', '#533387'),
    bankId: 'scb',
    provider: 'Siam Commercial Bank',
    accountName: companyName,
    accountNumber: '0007654321',
    // No minimum at all.
    minimum: bahtToSatang(0),
    maximum: bahtToSatang(200_000),
  },
]

// Tax ids of a province that does not exist (999): scanning one of these codes with a real banking app pays
// nobody.
export const paymentChannels: readonly PaymentChannel[] = [
  {
    id: 'pp-1',
    provider: 'PromptPay QR',
    minimum: bahtToSatang(100),
    maximum: bahtToSatang(50_000),
    target: { type: 'taxId', number: '0999999999991' },
    payee: companyName,
  },
  {
    id: 'pp-2',
    provider: 'PromptPay QR Plus',
    minimum: bahtToSatang(50),
    maximum: bahtToSatang(45_000),
    target: { type: 'taxId', number: '0999999999982' },
    payee: companyName,
  },
]

export const trueWalletChannels: readonly TrueWalletChannel[] = [
  {
    id: 'tw-1',
    picture: channelPicture('TM', '#a94612'),
    provider: 'TrueMoney Wallet',
    accountName: companyName,
    // The range of 0800000000 is not assigned to anybody.
    mobileNumber: '0800000000',
    minimum: bahtToSatang(50),
    maximum: bahtToSatang(30_000),
  },
]

export function isTrueWallet(channelId: string): boolean {
  return trueWalletChannels.some(({ id }) => id === channelId)
}

// Addresses whose private keys nobody has: all zeros in the form of Tron, and one that is known to burn
// coins on Ethereum, which has a checksum that zeros have not.
export const usdtChannels: readonly UsdtChannel[] = [
  {
    id: 'usdt-1',
    network: 'TRC20',
    networkImage: networkImages.triangle,
    accountName: companyName,
    address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
    exchangeRate: 34.85,
  },
  {
    id: 'usdt-2',
    network: 'ERC20',
    networkImage: networkImages.diamond,
    accountName: companyName,
    address: '0x000000000000000000000000000000000000dEaD',
    exchangeRate: 34.85,
  },
]
