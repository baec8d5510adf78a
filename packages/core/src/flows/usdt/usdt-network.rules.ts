import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { createBase58check } from '@scure/base'

/** A network on which USDT is sent, with the rule for its addresses. */
export interface UsdtNetwork {
  /** The name of its token standard, which wallets and exchanges use. */
  readonly standard: string
  /** The name of the chain. */
  readonly chain: string
  /** Whether a text is an address of this network, including its checksum. */
  readonly isAddress: (text: string) => boolean
}

const networks: readonly UsdtNetwork[] = [
  { standard: 'TRC20', chain: 'Tron', isAddress: isTronAddress },
  { standard: 'ERC20', chain: 'Ethereum', isAddress: isEthereumAddress },
  { standard: 'BEP20', chain: 'BNB Smart Chain', isAddress: isEthereumAddress },
]

/**
 * The network that a server names: `TRC20`, `trc-20` and `TRC 20` are the same. Null for an unknown one, whose
 * addresses could not be checked.
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
    // The library throws where a letter or the checksum is wrong.
    return false
  }
}

/** Mixed upper and lower case is a checksum (EIP-55); an address in one case has none to check. */
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
