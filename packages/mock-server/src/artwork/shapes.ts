import type { Random } from '@croupier/core/ports'

/** The pieces that pictures of games are drawn with: flat, poster-like, 300 by 400. */
export const width = 300
export const height = 400

export type Point = readonly [x: number, y: number]

const short = (value: number) => Math.round(value * 10) / 10

export function at(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [short(x + radius * Math.cos(angle)), short(y + radius * Math.sin(angle))]
}

export const polygon = (points: readonly Point[], fill: string, more = '') =>
  `<polygon points="${points.map((point) => point.join()).join(' ')}" fill="${fill}" ${more}/>`

export const path = (data: string, fill: string, more = '') =>
  `<path d="${data}" fill="${fill}" ${more}/>`

export const stroke = (data: string, colour: string, thickness: number, more = '') =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round" ${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${more}/>`

export const box = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="${fill}" ${more}/>`

/** Moves, rotates and scales a shape that is drawn around the origin. */
export const placed = (x: number, y: number, inner: string, degrees = 0, scale = 1) =>
  `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(degrees)}) scale(${scale})">${inner}</g>`

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const rays = (x: number, y: number, count: number, fill: string, opacity: number) =>
  times(count, (index) => {
    const middle = (360 / count) * index
    const edges = [at(x, y, 480, middle - 90 / count), at(x, y, 480, middle + 90 / count)]
    return polygon([[x, y], ...edges], fill, `opacity="${opacity}"`)
  })

export const rings = (x: number, y: number, count: number, colour: string) =>
  times(
    count,
    (index) =>
      `<circle cx="${x}" cy="${y}" r="${60 + index * 42}" fill="none" stroke="${colour}" stroke-width="1.5" opacity="${short(0.5 - index * 0.05)}"/>`,
  )

export function wave(y: number, swing: number, length: number, fill: string): string {
  const half = length / 2
  const bends = times(
    Math.ceil((width + 100) / length),
    () => ` q${length / 4} ${-swing} ${half} 0 t${half} 0`,
  )
  return path(`M-40 ${y}${bends} V${height + 10} H-40Z`, fill)
}

export const dots = (random: Random, count: number, lowest: number, fill: string) =>
  times(count, () =>
    circle(
      random.fraction() * width,
      random.fraction() * lowest,
      0.8 + random.fraction() * 1.8,
      fill,
      `opacity="${short(0.3 + random.fraction() * 0.6)}"`,
    ),
  )

export const petal = (length: number, girth: number, fill: string, more = '') =>
  path(
    `M0 0C${girth} ${-length * 0.35} ${girth * 0.7} ${-length * 0.8} 0 ${-length}C${-girth * 0.7} ${-length * 0.8} ${-girth} ${-length * 0.35} 0 0Z`,
    fill,
    more,
  )
