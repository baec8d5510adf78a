/** What was painted on a canvas, as parts of an SVG. */
interface Painting {
  readonly parts: string[]
  scale: number
  /** The path of the squares that were painted last, in one colour. */
  squares: { readonly colour: string; readonly scale: number; path: string } | null
}

const paintings = new WeakMap<HTMLCanvasElement, Painting>()

/** Lets the canvases of the document paint SVG, because they have no pixels; their pictures are SVG too. */
export function paintCanvasesAsSvg(): void {
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement) {
      const painting: Painting = { parts: [], scale: 1, squares: null }
      paintings.set(this, painting)
      return brushOf(painting)
    },
    toDataURL(this: HTMLCanvasElement) {
      return `data:image/svg+xml,${encodeURIComponent(svgOf(this, ''))}`
    },
  })
}

function svgOf(canvas: HTMLCanvasElement, place: string): string {
  const { height, width } = canvas
  const painting = paintings.get(canvas)
  if (painting) endSquares(painting)
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const parts = painting?.parts.join('') ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" ${place} ${size}>${parts}</svg>`
}

function brushOf(painting: Painting) {
  const brush = {
    fillStyle: '#000000',
    font: '',
    scale: (by: number) => {
      painting.scale *= by
    },
    fillRect: (x: number, y: number, width: number, height: number) => {
      const { scale, squares } = painting
      const path = `M${x} ${y}h${width}v${height}h${-width}z`
      if (squares?.colour === brush.fillStyle && squares.scale === scale) squares.path += path
      else {
        endSquares(painting)
        painting.squares = { colour: brush.fillStyle, scale, path }
      }
    },
    fillText: (text: string, x: number, y: number) => {
      const [weight = '400', size = '16px'] = brush.font.split(' ')
      endSquares(painting)
      painting.parts.push(
        `<text x="${x}" y="${y}" fill="${brush.fillStyle}" font-family="sans-serif" font-size="${size}" font-weight="${weight}" text-anchor="middle" dominant-baseline="middle">${escaped(text)}</text>`,
      )
    },
    drawImage: (of: unknown, x: number, y: number) => {
      if (!(of instanceof HTMLCanvasElement)) return
      endSquares(painting)
      painting.parts.push(svgOf(of, `x="${x}" y="${y}"`))
    },
  }
  return brush
}

function endSquares(painting: Painting): void {
  const { squares } = painting
  if (!squares) return
  painting.squares = null
  painting.parts.push(
    `<path transform="scale(${squares.scale})" shape-rendering="crispEdges" fill="${squares.colour}" d="${squares.path}"/>`,
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
