import type { UsdtAccount } from '../src/member/profile/usdt-account.ts'

/** An account on Tron to which coins may be sent. */
export const tronAccount: UsdtAccount = {
  id: 'usdt-1',
  accountName: 'Croupier Co., Ltd.',
  picture: null,
  network: 'TRC20',
  networkImage: null,
  address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  rate: '34.85',
  bonusLabel: '+5%',
}

/** The same on Ethereum. */
export const ethereumAccount: UsdtAccount = {
  id: 'usdt-2',
  accountName: 'Croupier Co., Ltd.',
  picture: null,
  network: 'ERC20',
  networkImage: null,
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  rate: '34.80',
  bonusLabel: null,
}

/** An account whose address belongs to another network. */
export const strayAccount: UsdtAccount = { ...tronAccount, id: 'usdt-3', network: 'BEP20' }
