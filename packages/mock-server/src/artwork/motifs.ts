import type { Random } from '@croupier/core/ports'
import type { Colours } from './colours.ts'

/** What a picture shows. */
export const motifs = [
  'lotus',
  'bloom',
  'sun',
  'moon',
  'peaks',
  'waves',
  'reef',
  'whale',
  'jelly',
  'gems',
  'crown',
  'pyramid',
  'temple',
  'lanterns',
  'fruit',
  'candy',
  'seven',
  'tiger',
  'scales',
  'comet',
  'cards',
  'fan',
  'roulette',
  'dice',
  'balls',
  'ticket',
  'football',
  'court',
  'stadium',
] as const

export type Motif = (typeof motifs)[number]

/** Draws a motif on its background. */
export type Draw = (colours: Colours, random: Random) => string
