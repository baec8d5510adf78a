import type { Random } from '../../base/ports/random.ts'

/** Creates a random key of 24 letters and digits, which identifies one money write. */
export function createWriteKey({ fraction }: Random): string {
  return Array.from({ length: 24 }, () => Math.floor(fraction() * 36).toString(36)).join('')
}
