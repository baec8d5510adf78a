import type { UsdtAccount } from '../../member/profile/usdt-account.ts'
import { findNetwork } from './usdt-network.rules.ts'

/** Why coins must not be sent to an account. */
export type UsdtProblem = 'unknownNetwork' | 'wrongAddress' | 'missingRate'

/** An account as a member may choose it. */
export interface UsdtOption extends UsdtAccount {
  /** The name of the chain, or null for a network that is not known. */
  readonly chain: string | null
  /** Null where nothing speaks against it. */
  readonly problem: UsdtProblem | null
}

/** The accounts with what speaks against each: coins that go to a wrong address are lost. */
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

/** An option that coins may be sent to. */
export type UsableOption = UsdtOption & { readonly chain: string; readonly rate: string }

/** The option with an id, if coins may be sent to it. */
export function usableOption(
  options: readonly UsdtOption[],
  id: string | null,
): UsableOption | null {
  const option = options.find((one) => one.id === id)
  return option && isUsable(option) ? option : null
}

function isUsable(option: UsdtOption): option is UsableOption {
  return option.problem === null
}

/** The option that is chosen by itself because there is no other [USDT-04]. */
export function onlyOption(options: readonly UsdtOption[]): UsableOption | null {
  const [only, ...others] = options
  return only && others.length === 0 ? usableOption(options, only.id) : null
}

export function hasSeveralOptions({ options }: { options: readonly UsdtOption[] }): boolean {
  return options.length > 1
}

const shownCharacters = 8

/** An address as its first and last characters, and whole in groups of four [USDT-08]. */
export interface ShownAddress {
  readonly whole: string
  readonly head: string
  readonly tail: string
  readonly groups: readonly string[]
}

/** How an address is shown. */
export function shownAddress(whole: string): ShownAddress {
  return {
    whole,
    head: whole.slice(0, shownCharacters),
    tail: whole.slice(-shownCharacters),
    groups: whole.match(/.{1,4}/g) ?? [],
  }
}
