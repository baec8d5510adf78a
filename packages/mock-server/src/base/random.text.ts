import type { Random } from '@croupier/core/ports'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Letters and digits that are hard to guess, the same for the same seed. */
export function randomText(random: Random, length: number): string {
  return Array.from({ length }, () =>
    alphabet.charAt(Math.floor(random.fraction() * alphabet.length)),
  ).join('')
}

/** A number for the random source from a seed and any text (FNV-1a). */
export function seedFrom(seed: number, text: string): number {
  let hash = 0x811c9dc5 ^ seed
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}
