import type { Draw, Motif } from './motifs.ts'
import { circle, dots, path, petal, placed, polygon, rays, stroke, times, wave } from './shapes.ts'

/** Flowers, skies, mountains and the sea. */
export const natureMotifs = {
  lotus: ({ bottom, deep, main, pale, spark }) => {
    const petals: readonly (readonly [degrees: number, length: number, fill: string])[] = [
      [-78, 118, deep],
      [78, 118, deep],
      [-52, 142, main],
      [52, 142, main],
      [-26, 158, pale],
      [26, 158, pale],
      [0, 150, spark],
    ]
    const flower = petals.map(([degrees, length, fill]) =>
      placed(150, 290, petal(length, 44, fill), degrees),
    )
    return `${circle(150, 150, 104, pale, 'opacity=".35"')}${flower.join('')}${wave(300, 7, 100, bottom)}${wave(342, 6, 84, deep)}`
  },
  bloom: ({ deep, main, pale, spark }, random) => {
    const around = 8 + Math.floor(random.fraction() * 5)
    const layers = times(3, (layer) =>
      times(around - layer * 2, (index) =>
        placed(
          150,
          205,
          petal(132 - layer * 38, 30 - layer * 5, [deep, main, pale][layer] ?? pale),
          (360 / (around - layer * 2)) * index + layer * 18,
        ),
      ),
    )
    return `${layers}${circle(150, 205, 20, spark)}`
  },
  sun: ({ deep, main, pale, spark }, random) => {
    const y = 150 + random.fraction() * 60
    return `${rays(150, y, 18, pale, 0.16)}${circle(150, y, 86, spark)}${path('M150 400C60 330 70 250 20 210C90 220 120 250 150 300C180 250 210 220 280 210C230 250 240 330 150 400Z', main)}${path('M150 400C110 340 116 300 96 270C130 280 142 300 150 330C158 300 170 280 204 270C184 300 190 340 150 400Z', deep)}`
  },
  moon: ({ bottom, main, pale, spark }, random) => {
    const x = 110 + random.fraction() * 80
    return `${dots(random, 46, 300, pale)}${circle(x, 150, 78, spark)}${circle(x + 26, 134, 68, bottom, 'opacity=".9"')}${wave(318, 12, 150, main)}${wave(352, 9, 110, bottom)}`
  },
  peaks: ({ bottom, deep, main, pale, spark }, random) => {
    const lean = random.fraction() * 40
    return `${dots(random, 30, 200, pale)}${circle(196 + lean, 118, 54, spark)}${polygon(
      [
        [-20, 340],
        [80 + lean, 186],
        [150, 290],
        [216 + lean / 2, 214],
        [330, 350],
        [330, 420],
        [-20, 420],
      ],
      main,
    )}${polygon(
      [
        [80 + lean, 186],
        [110 + lean, 232],
        [80 + lean, 240],
        [54 + lean, 226],
      ],
      pale,
    )}${polygon(
      [
        [-20, 384],
        [60, 306],
        [140, 362],
        [240, 292],
        [330, 372],
        [330, 420],
        [-20, 420],
      ],
      deep,
    )}${wave(392, 5, 90, bottom)}`
  },
  waves: ({ deep, main, pale, spark }, random) =>
    `${circle(150, 120, 58, spark)}${rays(150, 120, 14, pale, 0.12)}${times(6, (index) =>
      wave(
        200 + index * 34,
        9 + random.fraction() * 8,
        100 + random.fraction() * 60,
        [pale, main, deep][index % 3] ?? main,
      ),
    )}`,
  reef: ({ bottom, deep, main, pale, spark }, random) => {
    const fish = (fill: string, fin: string) =>
      `${path('M-52 0C-70-22-86-28-96-30C-88-10-88 10-96 30C-86 28-70 22-52 0Z', fin)}${path('M62 0C40-44-20-46-58 0C-20 46 40 44 62 0Z', fill)}${path('M-2-34C-14-60-34-58-44-54C-34-44-34-34-30-24Z', fin)}${stroke('M20-27Q6 0 20 27', pale, 4, 'opacity=".7"')}${circle(38, -7, 6.5, '#fff')}${circle(40, -7, 3.2, bottom)}`
    return `${rays(150, -40, 14, pale, 0.1)}${placed(150, 170 + random.fraction() * 40, fish(main, deep), -8, 1.2)}${placed(84, 300, fish(spark, deep), 6, 0.5)}${placed(226, 306, fish(spark, deep), -4, 0.42)}${times(
      12,
      () =>
        `<circle cx="${Math.round(30 + random.fraction() * 240)}" cy="${Math.round(40 + random.fraction() * 300)}" r="${Math.round(2 + random.fraction() * 6)}" fill="none" stroke="${pale}" opacity=".6"/>`,
    )}${path('M-10 400C10 340 30 350 40 400ZM30 400C50 320 74 340 84 400ZM220 400C230 340 256 330 266 400ZM256 400C270 350 300 350 310 400Z', bottom)}`
  },
  whale: ({ bottom, deep, main, pale, spark }, random) =>
    `${dots(random, 26, 140, pale)}${wave(150, 10, 150, deep)}${path('M40 250C60 180 160 168 214 214C236 232 252 222 262 196C268 176 252 170 242 162C264 160 276 166 282 178C288 164 300 160 312 162C302 178 298 194 288 214C268 262 232 300 160 302C90 304 50 290 40 250Z', main)}${path('M44 262C76 276 140 286 210 268C190 292 160 302 128 302C84 300 52 288 44 262Z', pale)}${circle(84, 240, 5, bottom)}${stroke('M96 186C92 160 76 152 66 156M96 186C98 160 112 150 124 152', spark, 5)}${wave(326, 9, 110, bottom)}`,
  jelly: ({ main, pale, spark }, random) =>
    `${dots(random, 24, 400, pale)}${times(5, (index) => {
      const x = 104 + index * 23
      const bend = index % 2 ? 18 : -18
      return stroke(`M${x} 200C${x + bend} 236 ${x - bend} 268 ${x} 330`, pale, 5, 'opacity=".8"')
    })}${path('M66 206C66 126 104 84 150 84S234 126 234 206C222 194 208 194 196 206C186 194 168 194 158 206C150 196 140 196 130 206C120 194 104 194 96 206C88 196 76 196 66 206Z', main)}${stroke('M96 172C100 134 120 112 146 108', spark, 9, 'opacity=".7"')}`,
} as const satisfies Partial<Record<Motif, Draw>>
