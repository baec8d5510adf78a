import { readAddress, writeAddress } from '../../kernel/routing/address.ts'
import type { TransferStep } from '../../kernel/routing/transfer.tabs.ts'

/** The same address with a step, from which the browser's back button returns [ROUTE-63]. */
export function addressOfStep(address: string, step: TransferStep): string {
  const { locale, path, query } = readAddress(address)
  return writeAddress(locale, path, { ...query, step: String(step) })
}

/** The same address without a step. */
export function addressWithoutStep(address: string): string {
  const { locale, path, query } = readAddress(address)
  const { step: _step, ...rest } = query
  return writeAddress(locale, path, rest)
}

export function hasStep(address: string): boolean {
  return 'step' in readAddress(address).query
}
