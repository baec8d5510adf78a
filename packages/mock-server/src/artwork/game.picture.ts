import { createSeededRandom } from '@croupier/core/ports'
import { seedFrom } from '../base/random.text.ts'
import { colours } from './colours.ts'
import { type Draw, type Motif, motifs } from './motifs.ts'
import { natureMotifs } from './nature.motifs.ts'
import { playMotifs } from './play.motifs.ts'
import { box, height, width } from './shapes.ts'
import { treasureMotifs } from './treasure.motifs.ts'

const draws: Readonly<Record<Motif, Draw>> = { ...natureMotifs, ...treasureMotifs, ...playMotifs }

/** The address of a picture. The same address always has the same picture. */
export function gamePictureAddress(motif: Motif, number: number): string {
  return `/pictures/games/${motif}-${number.toString(16)}.svg`
}

/** Draws the picture of a game. */
export function drawGamePicture(motif: Motif, number: number): string {
  const random = createSeededRandom(seedFrom(number, motif))
  const own = colours(random)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${own.top}"/><stop offset="1" stop-color="${own.bottom}"/></linearGradient></defs>${box(0, 0, width, height, 'url(#g)')}${draws[motif](own, random)}</svg>`
}

/** The picture at an address, or null if there is none. */
export function gamePicture(path: string): Response | null {
  const [, name, number = ''] =
    /^\/pictures\/games\/([a-z]+)-([1-9a-f][0-9a-f]{0,3})\.svg$/.exec(path) ?? []
  const motif = motifs.find((known) => known === name)
  if (!motif) return null
  return new Response(drawGamePicture(motif, Number.parseInt(number, 16)), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
