import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { createBase58check } from '@scure/base'

/** A network that USDT is sent on, with the rule of its addresses. */
export interface UsdtNetwork {
  /** The name of its token standard, by which wallets and exchanges offer it. */
  readonly standard: string
  /** The name of the chain. */
  readonly chain: string
  /** Whether text is an address of it, with the checksum that it carries. */
  readonly isAddress: (text: string) => boolean
}

const networks: readonly UsdtNetwork[] = [
  { standard: 'TRC20', chain: 'Tron', isAddress: isTronAddress },
  { standard: 'ERC20', chain: 'Ethereum', isAddress: isEthereumAddress },
  { standard: 'BEP20', chain: 'BNB Smart Chain', isAddress: isEthereumAddress },
]

/**
 * The network that a server means: `TRC20`, `trc-20` and `TRC 20` are one. Null for any that is not
 * known here, because nobody could say whether its addresses are right.
 */
export function findNetwork(name: string): UsdtNetwork | null {
  const wanted = name.replace(/[\s_-]/g, '').toUpperCase()
  return networks.find(({ standard }) => standard === wanted) ?? null
}

const base58check = createBase58check(sha256)
const tronPrefix = 0x41
const tronLength = 21

function isTronAddress(text: string): boolean {
  try {
    const bytes = base58check.decode(text)
    return bytes.length === tronLength && bytes[0] === tronPrefix
  } catch {
    // The library's way to say that letters or check sum are wrong.
    return false
  }
}

/** In letters of both cases these are a checksum (EIP-55); in one case only there is none to check. */
function isEthereumAddress(text: string): boolean {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(text)?.[1]
  if (digits === undefined) return false
  const lower = digits.toLowerCase()
  return digits === lower || digits === digits.toUpperCase() || digits === mixedCase(lower)
}

function mixedCase(digits: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  return [...digits]
    .map((digit, index) =>
      Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
    )
    .join('')
}
