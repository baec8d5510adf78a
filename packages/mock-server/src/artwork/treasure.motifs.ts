import type { Draw, Motif } from './motifs.ts'
import {
  at,
  box,
  circle,
  dots,
  path,
  petal,
  placed,
  polygon,
  rays,
  rings,
  stroke,
  times,
} from './shapes.ts'

/** Riches, buildings, beasts and sweets. */
export const treasureMotifs = {
  gems: ({ deep, main, pale, spark }, random) => {
    const gem = (fill: string, side: string, shine: string) =>
      `${polygon(
        [
          [-60, -18],
          [-34, -52],
          [34, -52],
          [60, -18],
          [0, 62],
        ],
        fill,
      )}${polygon(
        [
          [-34, -52],
          [34, -52],
          [20, -18],
          [-20, -18],
        ],
        shine,
      )}${polygon(
        [
          [20, -18],
          [60, -18],
          [0, 62],
        ],
        side,
      )}`
    const turn = (random.fraction() - 0.5) * 30
    return `${rays(150, 200, 16, pale, 0.1)}${placed(150, 176, gem(main, deep, pale), turn, 1.5)}${placed(80, 318, gem(spark, main, pale), -turn, 0.72)}${placed(224, 322, gem(pale, spark, '#fff'), turn, 0.66)}`
  },
  crown: ({ deep, main, pale, spark }) =>
    `${rays(150, 220, 20, pale, 0.09)}${rings(150, 220, 3, pale)}${polygon(
      [
        [72, 268],
        [60, 164],
        [106, 206],
        [150, 134],
        [194, 206],
        [240, 164],
        [228, 268],
      ],
      main,
    )}${polygon(
      [
        [150, 134],
        [194, 206],
        [240, 164],
        [228, 268],
        [150, 268],
      ],
      deep,
    )}${box(72, 276, 156, 22, pale, 'rx="5"')}${circle(60, 158, 10, pale)}${circle(150, 126, 12, spark)}${circle(240, 158, 10, pale)}`,
  pyramid: ({ deep, main, pale, spark }, random) =>
    `${circle(90 + random.fraction() * 120, 110, 52, spark)}${rings(150, 150, 4, pale)}${polygon(
      [
        [150, 150],
        [330, 372],
        [-30, 372],
      ],
      main,
    )}${polygon(
      [
        [150, 150],
        [330, 372],
        [176, 372],
      ],
      deep,
    )}${box(0, 368, 300, 40, deep)}${placed(150, 300, `${path('M-44 0Q0-34 44 0Q0 34-44 0Z', pale)}${circle(0, 0, 14, deep)}`)}`,
  temple: ({ bottom, deep, main, pale, spark }) => {
    const spire = (x: number, y: number, size: number) =>
      `${polygon(
        [
          [x, y - size * 1.5],
          [x + 7, y - size * 0.2],
          [x - 7, y - size * 0.2],
        ],
        spark,
      )}${times(5, (step) => {
        const half = size * (0.35 + step * 0.16)
        const top = y + step * size * 0.42
        return polygon(
          [
            [x - half, top],
            [x + half, top],
            [x + half * 0.7, top - size * 0.3],
            [x - half * 0.7, top - size * 0.3],
          ],
          step % 2 ? deep : main,
        )
      })}${box(x - size, y + size * 1.6, size * 2, 200, deep)}`
    return `${rays(150, 190, 20, pale, 0.16)}${circle(150, 180, 86, pale)}${spire(150, 250, 62)}${spire(60, 310, 44)}${spire(240, 310, 44)}${box(0, 378, 300, 30, bottom)}`
  },
  lanterns: ({ deep, main, pale, spark }, random) => {
    const lantern = (fill: string) =>
      `${stroke('M0-130V-46', pale, 2)}${path('M-34 0C-34-30-20-42 0-42S34-30 34 0 20 42 0 42-34 30-34 0Z', fill)}${path('M-13 0C-13-30-8-42 0-42S13-30 13 0 8 42 0 42-13 30-13 0Z', spark, 'opacity=".7"')}${box(-16, -48, 32, 9, pale, 'rx="3"')}${box(-16, 39, 32, 9, pale, 'rx="3"')}${stroke('M-6 50V76M0 50V84M6 50V76', pale, 2)}`
    return `${rings(150, 360, 6, pale)}${placed(150, 170 + random.fraction() * 40, lantern(main), 0, 1.5)}${placed(62, 150, lantern(deep), 0, 0.8)}${placed(240, 128, lantern(deep), 0, 0.9)}${placed(246, 306, lantern(main), 0, 0.62)}${placed(52, 316, lantern(main), 0, 0.62)}`
  },
  fruit: ({ deep, main, pale, spark }, random) => {
    const drop = random.fraction() * 24
    return `${circle(150, 210, 128, pale, 'opacity=".5"')}${stroke('M104 240C110 160 150 110 206 84M206 270C204 190 204 140 206 84', deep, 8)}${path('M206 84C236 50 270 56 284 70C266 98 232 106 206 84Z', spark)}${circle(100, 270 + drop, 58, main)}${circle(204, 300 - drop, 58, deep)}${stroke(`M66 ${256 + drop}A38 38 0 0 1 96 ${230 + drop}`, '#fff', 9, 'opacity=".6"')}`
  },
  candy: ({ deep, main, pale, spark }, random) => {
    const sweet = (radius: number, fill: string) =>
      `${circle(0, 0, radius, '#fff')}${times(6, (index) => placed(0, 0, petal(radius, radius * 0.42, fill), index * 60))}`
    const turn = random.fraction() * 60
    return `${stroke('M112 190L70 420', '#fff', 11)}${stroke('M214 250L230 420', '#fff', 9)}${placed(112, 150, sweet(86, main), turn)}${placed(214, 262, sweet(60, deep), -turn)}${circle(66, 330, 22, spark)}${circle(258, 90, 17, pale)}`
  },
  seven: ({ deep, main, pale, spark }) => {
    const digit = 'M74 92H238V140L160 322H100L176 146H120L114 168H74Z'
    return `${rays(150, 200, 24, pale, 0.09)}${path(digit, deep, 'transform="translate(8 8)"')}${path(digit, pale)}${box(74, 92, 164, 16, main)}${circle(70, 330, 16, spark)}`
  },
  tiger: ({ bottom, deep, main, pale }) => {
    const half = `${path('M150 120C110 84 70 84 52 112C64 120 66 136 62 156C44 186 44 240 74 276C94 304 124 322 150 322Z', main)}${path('M66 108C74 100 88 98 98 104L78 126C76 118 72 112 66 108Z', deep)}${path('M150 110L128 128L150 164ZM60 178L102 190L60 200ZM56 220L98 222L62 240ZM74 262L106 250L88 280Z', bottom)}${path('M84 176C100 162 122 166 132 186C116 194 96 192 84 176Z', '#fff')}${circle(112, 180, 9, bottom)}${path('M150 246C118 240 106 262 112 284C124 300 140 300 150 290Z', pale)}${path('M150 240L124 240Q132 262 150 264Z', deep)}`
    return `${placed(40, 400, petal(300, 34, deep, 'opacity=".5"'), -14)}${placed(262, 410, petal(300, 34, deep, 'opacity=".5"'), 12)}${half}<g transform="translate(300 0) scale(-1 1)">${half}</g>`
  },
  scales: ({ bottom, deep, main, pale, spark }, random) => {
    const rows = times(9, (row) =>
      times(8, (column) => {
        const x = (column - 1) * 44 + (row % 2) * 22 + 22
        return `${circle(x, row * 30, 22, row % 2 ? deep : main)}${circle(x, row * 30, 12, pale, 'opacity=".25"')}`
      }),
    )
    const eye = 84 + random.fraction() * 120
    return `${rows}${path('M300 122V400H0V302Z', bottom)}${circle(eye, 150, 44, pale)}${path(`M${eye} 112Q${eye + 16} 150 ${eye} 188Q${eye - 16} 150 ${eye} 112Z`, bottom)}${circle(220, 320, 40, spark)}`
  },
  comet: ({ deep, main, pale, spark }, random) =>
    `${dots(random, 44, 330, pale)}${path('M20 352C120 344 188 290 228 118L240 124C214 300 150 372 20 366Z', main, 'opacity=".4"')}${stroke('M20 356C130 350 196 282 232 122', spark, 6)}${placed(238, 92, `${path('M0-52C22-30 24 4 14 28H-14C-24 4-22-30 0-52Z', pale)}${circle(0, -10, 9, deep)}${path('M-14 10L-32 34L-12 30ZM14 10L32 34L12 30Z', main)}${path('M-9 30Q0 62 9 30Z', spark)}`, 14)}${polygon([at(90, 90, 30, 0), at(90, 90, 30, 120), at(90, 90, 30, 240)], deep)}`,
} as const satisfies Partial<Record<Motif, Draw>>
