import type { Random } from '../../base/ports/random.ts'

/** Names one money write: 24 letters and digits of chance. */
export function createWriteKey({ fraction }: Random): string {
  return Array.from({ length: 24 }, () => Math.floor(fraction() * 36).toString(36)).join('')
}
