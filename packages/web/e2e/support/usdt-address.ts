import bs58check from 'bs58check'
import sha3 from 'js-sha3'

/** What an address turns out to be, read by other libraries than the site's. */
export type ReadAddress = 'Tron' | 'Ethereum' | 'neither'

/** Reads an address as a wallet does that is given it. */
export function readUsdtAddress(text: string): ReadAddress {
  const bytes = bs58check.decodeUnsafe(text)
  if (bytes) return bytes.length === 21 && bytes[0] === 0x41 ? 'Tron' : 'neither'
  return /^0x[0-9a-fA-F]{40}$/.test(text) && text === checksummed(text) ? 'Ethereum' : 'neither'
}

/** EIP-55: a letter is large where the hash of the small ones has a digit from 8 on. */
function checksummed(text: string): string {
  const digits = text.slice(2).toLowerCase()
  const hash = sha3.keccak256(digits)
  const cased = [...digits].map((digit, index) =>
    '89abcdef'.includes(hash.charAt(index)) ? digit.toUpperCase() : digit,
  )
  return `0x${cased.join('')}`
}
