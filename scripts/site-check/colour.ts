// Colours as browsers compute them (CSS Color 4): OKLCH and OKLab, sRGB with eight bits a channel, and the
// contrast of WCAG 2.

/** Lightness and two opponent axes. */
export interface Oklab {
  readonly l: number
  readonly a: number
  readonly b: number
}

/** Lightness, chroma and hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

export type Rgb = readonly [red: number, green: number, blue: number]

const degree = Math.PI / 180

export function toOklch({ l, a, b }: Oklab): Oklch {
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) / degree + 360) % 360 }
}

export function fromOklch({ l, c, h }: Oklch): Oklab {
  return { l, a: c * Math.cos(h * degree), b: c * Math.sin(h * degree) }
}

/** @param hex six digits after a `#` */
export function fromHex(hex: string): Oklab {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return fromLinear(red ?? 0, green ?? 0, blue ?? 0)
}

export function toHex(colour: Oklab): string {
  return `#${toRgb(colour)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`
}

/** As a screen shows it: each channel is clipped to sRGB. */
export function toRgb({ l, a, b }: Oklab): Rgb {
  const long = (l + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3
  const medium = (l - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3
  const short = (l - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3
  const channel = (linear: number) =>
    Math.round(255 * fromLinearChannel(Math.min(1, Math.max(0, linear))))
  return [
    channel(4.0767416360759583 * long - 3.3077115392580629 * medium + 0.2309699031821043 * short),
    channel(-1.2684379732850315 * long + 2.6097573492876882 * medium - 0.341319376002657 * short),
    channel(-0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short),
  ]
}

/** From 1 for equal colours to 21 for black on white. */
export function contrast(one: Oklab, other: Oklab): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: Oklab): number {
  const [red, green, blue] = toRgb(colour)
  return (
    0.2126 * toLinear(red / 255) + 0.7152 * toLinear(green / 255) + 0.0722 * toLinear(blue / 255)
  )
}

function fromLinear(red: number, green: number, blue: number): Oklab {
  const long = Math.cbrt(
    0.4122214694707629 * red + 0.5363325372617349 * green + 0.0514459932675022 * blue,
  )
  const medium = Math.cbrt(
    0.2119034958178251 * red + 0.6806995506452345 * green + 0.1073969535369405 * blue,
  )
  const short = Math.cbrt(
    0.0883024591900564 * red + 0.2817188391361215 * green + 0.6299787016738222 * blue,
  )
  return {
    l: 0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short,
    a: 1.9779985324311684 * long - 2.4285922420485799 * medium + 0.450593709617411 * short,
    b: 0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short,
  }
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function fromLinearChannel(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
}
