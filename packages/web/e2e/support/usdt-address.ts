import bs58check from 'bs58check'
import sha3 from 'js-sha3'

/** The kind of an address, according to libraries that the site does not use. */
export type ReadAddress = 'Tron' | 'Ethereum' | 'neither'

/** Reads an address as a wallet does. */
export function readUsdtAddress(text: string): ReadAddress {
  const bytes = bs58check.decodeUnsafe(text)
  if (bytes) return bytes.length === 21 && bytes[0] === 0x41 ? 'Tron' : 'neither'
  return /^0x[0-9a-fA-F]{40}$/.test(text) && text === checksummed(text) ? 'Ethereum' : 'neither'
}

/** EIP-55: a letter is upper case where the hash of the lower-case address has a digit of 8 or more. */
function checksummed(text: string): string {
  const digits = text.slice(2).toLowerCase()
  const hash = sha3.keccak256(digits)
  const cased = [...digits].map((digit, index) =>
    '89abcdef'.includes(hash.charAt(index)) ? digit.toUpperCase() : digit,
  )
  return `0x${cased.join('')}`
}
