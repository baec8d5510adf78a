import type { Draw, Motif } from './motifs.ts'
import {
  at,
  box,
  circle,
  dots,
  path,
  placed,
  polygon,
  rays,
  rings,
  stroke,
  times,
} from './shapes.ts'

const spade =
  'M0-30C6-16 28-6 28 10A13 13 0 0 1 3 15Q4 25 10 30H-10Q-4 25-3 15A13 13 0 0 1-28 10C-28-6-6-16 0-30Z'
const heart = 'M0 28C-8 16-30 4-30-12A15 15 0 0 1 0-18A15 15 0 0 1 30-12C30 4 8 16 0 28Z'
const diamond = 'M0-32Q10-12 24 0Q10 12 0 32Q-10 12-24 0Q-10-12 0-32Z'
const suits = [spade, heart, diamond] as const

const card = (fill: string, suit: string, colour: string) =>
  `${box(-64, -90, 128, 180, fill, 'rx="12"')}${path(suit, colour, 'transform="scale(1.5)"')}`

/** Tables, wheels, balls and fields. */
export const playMotifs = {
  cards: ({ bottom, deep, main, pale }, random) => {
    const first = Math.floor(random.fraction() * 3)
    const suit = (index: number) => suits[(first + index) % 3] ?? spade
    return `${rings(150, 430, 7, pale)}${placed(112, 196, card(pale, suit(0), bottom), -12)}${placed(196, 214, card('#fffaf0', suit(1), deep), 10)}${circle(52, 352, 18, main)}`
  },
  fan: ({ bottom, deep, main, pale }, random) => {
    const first = Math.floor(random.fraction() * 3)
    const cards = [-44, -22, 0, 22, 44].map((degrees, index) => {
      const face = `${box(-52, -310, 104, 150, '#fff', `rx="11" stroke="${bottom}" stroke-width="3"`)}${placed(0, -252, path(suits[(first + index) % 3] ?? spade, index % 2 ? bottom : deep))}`
      return placed(150, 430, face, degrees)
    })
    return `${rays(150, 400, 22, pale, 0.08)}${cards.join('')}${circle(150, 410, 96, main)}`
  },
  roulette: ({ bottom, deep, main, pale, spark }, random) => {
    const turn = random.fraction() * 15
    const pockets = times(24, (index) => {
      const [from, to] = [15 * index + turn, 15 * (index + 1) + turn]
      const ends = [
        at(150, 330, 118, from),
        at(150, 330, 196, from),
        at(150, 330, 196, to),
        at(150, 330, 118, to),
      ]
      return polygon(ends, index % 2 ? main : bottom)
    })
    return `${rays(150, 330, 18, pale, 0.07)}${circle(150, 330, 212, spark)}${circle(150, 330, 200, bottom)}${pockets}${circle(150, 330, 118, deep)}${circle(150, 330, 86, main)}${rays(150, 330, 8, spark, 0.2)}${circle(150, 330, 34, spark)}${circle(205, 176, 12, '#fff')}`
  },
  dice: ({ bottom, deep, main, pale }, random) => {
    const faces = [
      [[0, 0]],
      [
        [-1, -1],
        [1, 1],
      ],
      [
        [-1, -1],
        [0, 0],
        [1, 1],
      ],
      [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ],
      [
        [-1, -1],
        [1, -1],
        [0, 0],
        [-1, 1],
        [1, 1],
      ],
    ] as const
    const die = (x: number, y: number, degrees: number, colour: string) => {
      const face = faces[Math.floor(random.fraction() * faces.length)] ?? faces[0]
      const marks = face.map(([across, down]) => circle(across * 22, down * 22, 8, colour))
      return placed(
        x,
        y,
        `${box(-42, -42, 84, 84, '#fff7ea', 'rx="18"')}${marks.join('')}`,
        degrees,
        1.15,
      )
    }
    return `${circle(150, 400, 210, main, 'opacity=".6"')}${circle(150, 430, 170, deep)}${die(104, 150, -14, deep)}${die(205, 206, 12, bottom)}${die(112, 284, 6, deep)}${circle(250, 80, 14, pale)}`
  },
  balls: ({ deep, main, pale, spark }, random) => {
    const ball = (x: number, y: number, radius: number, fill: string) => {
      const number = 1 + Math.floor(random.fraction() * 49)
      return `${circle(x, y, radius, fill)}${circle(x, y, radius * 0.56, '#fff')}<text x="${x}" y="${Math.round(y + radius * 0.21)}" font-family="sans-serif" font-size="${Math.round(radius * 0.6)}" font-weight="700" text-anchor="middle" fill="#222">${number}</text>`
    }
    return `${circle(150, 250, 150, pale, 'opacity=".4"')}${ball(96, 170, 50, main)}${ball(202, 150, 44, deep)}${ball(204, 252, 54, spark)}${ball(104, 284, 48, deep)}${ball(170, 346, 40, main)}`
  },
  ticket: ({ bottom, deep, main, pale, spark }, random) => {
    const ticket = (fill: string, mark: string) =>
      `${path('M-110-50H110V-14A14 14 0 0 0 110 14V50H-110V14A14 14 0 0 0-110-14Z', fill)}<path d="M46-50V50" stroke="${mark}" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"/>${[-78, -42, -6].map((x) => box(x - 14, -18, 28, 36, mark, 'rx="6"')).join('')}${circle(80, 0, 15, mark)}`
    const lean = random.fraction() * 10
    return `${rings(300, 0, 8, pale)}${placed(140, 118, ticket(spark, deep), -10 + lean)}${placed(166, 214, ticket(pale, bottom), 5 - lean)}${placed(138, 306, ticket(main, deep), -4 + lean)}`
  },
  football: ({ deep, ink, pale }, random) => {
    const y = 190 + random.fraction() * 50
    const seams = times(5, (index) => {
      const degrees = -90 + index * 72
      const edge = [-16, -13, 13, 16].map((off) =>
        at(150, y, Math.abs(off) > 14 ? 66 : 76, degrees + off),
      )
      return polygon([at(150, y, 52, degrees), ...edge], ink)
    })
    const middle = [0, 1, 2, 3, 4].map((index) => at(150, y, 30, -90 + index * 72))
    return `${times(4, (index) => box(0, index * 114, 300, 57, pale, 'opacity=".08"'))}${stroke('M-10 60H310M56 410V300H244V410M100 300A60 60 0 0 1 200 300', pale, 3.5, 'opacity=".7"')}${circle(158, y + 10, 76, deep, 'opacity=".5"')}${circle(150, y, 76, '#fff')}${polygon(middle, ink)}${seams}`
  },
  court: ({ deep, ink, main, pale }, random) => {
    const y = 150 + random.fraction() * 40
    return `${circle(150, 420, 200, deep)}<circle cx="150" cy="420" r="160" fill="none" stroke="${pale}" stroke-width="4" opacity=".8"/>${circle(150, y, 92, main)}<g fill="none" stroke="${ink}" stroke-width="5"><circle cx="150" cy="${y}" r="92"/><path d="M58 ${y}H242M150 ${y - 92}V${y + 92}M84 ${y - 64}C124 ${y - 28} 124 ${y + 28} 84 ${y + 64}M216 ${y - 64}C176 ${y - 28} 176 ${y + 28} 216 ${y + 64}"/></g>`
  },
  stadium: ({ bottom, deep, main, pale, spark }, random) => {
    const lamps = [60, 240].map(
      (x) =>
        `${polygon(
          [
            [x, 70],
            [x - 120, 330],
            [x + 120, 330],
          ],
          pale,
          'opacity=".14"',
        )}${box(x - 30, 44, 60, 30, pale, 'rx="5"')}${times(3, (index) => circle(x - 18 + index * 18, 59, 6, spark))}${box(x - 3, 74, 6, 130, deep)}`,
    )
    return `${dots(random, 40, 120, pale)}${lamps.join('')}<ellipse cx="150" cy="330" rx="190" ry="92" fill="${bottom}"/><ellipse cx="150" cy="322" rx="168" ry="76" fill="${deep}"/><ellipse cx="150" cy="326" rx="132" ry="54" fill="${main}"/><ellipse cx="150" cy="326" rx="40" ry="17" fill="none" stroke="${pale}" stroke-width="2.5"/>${stroke('M150 272V380', pale, 2.5)}`
  },
} as const satisfies Partial<Record<Motif, Draw>>
