import type { Random } from '@croupier/core/ports'

/** The colours of one picture: a dark or a light background, and the shapes on it. */
export interface Colours {
  readonly top: string
  readonly bottom: string
  readonly main: string
  readonly deep: string
  readonly pale: string
  readonly spark: string
  readonly ink: string
}

/** How far the hue of the shapes is from that of the background, in degrees. */
const contrasts = [150, 180, 210, 60, 300] as const

const hsl = (hue: number, saturation: number, lightness: number) =>
  `hsl(${Math.round(hue) % 360} ${saturation}% ${lightness}%)`

/** Matching colours, derived from a random hue. */
export function colours(random: Random): Colours {
  const ground = random.fraction() * 360
  const things = ground + (contrasts[Math.floor(random.fraction() * contrasts.length)] ?? 180)
  const isLight = random.fraction() < 0.25
  return {
    top: isLight ? hsl(ground, 62, 82) : hsl(ground, 48, 30),
    bottom: isLight ? hsl(ground + 30, 52, 62) : hsl(ground + 25, 56, 12),
    main: hsl(things, 68, 58),
    deep: hsl(things + 8, 62, 40),
    pale: hsl(things - 12, 80, 82),
    spark: hsl(things + 40, 85, 68),
    ink: hsl(ground + 25, 50, 12),
  }
}
