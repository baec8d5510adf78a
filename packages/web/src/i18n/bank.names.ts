import type { BankId } from '@croupier/core/site'

/** The names of the banks [SITE-14…30]. */
export const bankNames = {
  scb: 'bank.scb',
  kbank: 'bank.kbank',
  ktb: 'bank.ktb',
  bbl: 'bank.bbl',
  bay: 'bank.bay',
  tmb: 'bank.tmb',
  gsb: 'bank.gsb',
  baac: 'bank.baac',
  isbt: 'bank.isbt',
  uob: 'bank.uob',
  cimb: 'bank.cimb',
  citi: 'bank.citi',
  lh: 'bank.lh',
  kkp: 'bank.kkp',
  ghb: 'bank.ghb',
  onewallet: 'bank.onewallet',
} as const satisfies Record<BankId, string>
