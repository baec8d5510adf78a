import type { UsdtAccount } from '../../member/profile/usdt-account.ts'
import { findNetwork } from './usdt-network.rules.ts'

/** Why coins must not be sent to an account. */
export type UsdtProblem = 'unknownNetwork' | 'wrongAddress' | 'missingRate'

/** An account as a member may choose it. */
export interface UsdtOption extends UsdtAccount {
  /** The name of the chain; null for an unknown network. */
  readonly chain: string | null
  /** Null where coins may be sent. */
  readonly problem: UsdtProblem | null
}

/** The accounts, each with the reason against it, if any: coins that are sent to a wrong address are lost. */
export function usdtOptions(accounts: readonly UsdtAccount[]): readonly UsdtOption[] {
  return accounts.map(readOption)
}

function readOption(account: UsdtAccount): UsdtOption {
  const network = findNetwork(account.network)
  if (!network) return { ...account, chain: null, problem: 'unknownNetwork' }
  const { chain, isAddress, standard } = network
  const option = { ...account, network: standard, chain }
  if (!isAddress(account.address)) return { ...option, problem: 'wrongAddress' }
  return { ...option, problem: account.rate === null ? 'missingRate' : null }
}

/** An option to which coins may be sent. */
export type UsableOption = UsdtOption & { readonly chain: string; readonly rate: string }

/** The option with this id, if coins may be sent to it. */
export function usableOption(
  options: readonly UsdtOption[],
  id: string | null,
): UsableOption | null {
  const option = options.find((candidate) => candidate.id === id)
  return option && isUsable(option) ? option : null
}

function isUsable(option: UsdtOption): option is UsableOption {
  return option.problem === null
}

/** The option that is chosen automatically because there is no other [USDT-04]. */
export function onlyOption(options: readonly UsdtOption[]): UsableOption | null {
  const [only, ...others] = options
  return only && others.length === 0 ? usableOption(options, only.id) : null
}

export function hasSeveralOptions({ options }: { options: readonly UsdtOption[] }): boolean {
  return options.length > 1
}

/** How many characters are shown of each end of an address [USDT-08]. */
export const shownCharacters = 8

/** An address: whole, its first and last characters, and in groups of four [USDT-08]. */
export interface ShownAddress {
  readonly whole: string
  readonly head: string
  readonly tail: string
  readonly groups: readonly string[]
}

/** Splits an address for display. */
export function shownAddress(whole: string): ShownAddress {
  return {
    whole,
    head: whole.slice(0, shownCharacters),
    tail: whole.slice(-shownCharacters),
    groups: whole.match(/.{1,4}/g) ?? [],
  }
}
