/** The banks and the wallet with which a member may have an account [SITE-15…30, OPEN-75]. */
export const bankIds = [
  'scb',
  'kbank',
  'ktb',
  'bbl',
  'bay',
  'tmb',
  'gsb',
  'baac',
  'isbt',
  'uob',
  'cimb',
  'citi',
  'lh',
  'kkp',
  'ghb',
  'onewallet',
] as const

export type BankId = (typeof bankIds)[number]
