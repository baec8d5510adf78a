import type { ReceiptRow } from './receipt.tsx'

/** What stands on the picture of a receipt, from the top. */
export interface ReceiptPicture {
  /** Whose receipt it is. */
  readonly site: string
  readonly title: string
  readonly amount: string
  readonly rows: readonly ReceiptRow[]
}

const width = 720
const margin = 48
const family = "Anuphan, 'Noto Sans Thai', sans-serif"
const ink = '#101817'
const pale = '#5a6664'
const lines = {
  site: { font: `500 32px ${family}`, height: 84, colour: pale },
  title: { font: `600 40px ${family}`, height: 60, colour: ink },
  amount: { font: `600 64px ${family}`, height: 110, colour: ink },
  label: { font: `400 30px ${family}`, colour: pale },
  value: { font: `500 30px ${family}`, colour: ink },
} as const
const rowHeight = 60

/** Draws a receipt, dark on white, as wide as a phone shows it in its gallery. */
export async function drawReceiptPicture(receipt: ReceiptPicture): Promise<HTMLCanvasElement> {
  await loadFonts(receipt)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height =
    lines.site.height +
    lines.title.height +
    lines.amount.height +
    rowHeight * receipt.rows.length +
    margin
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gives no canvas to draw the receipt on')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.textBaseline = 'middle'
  context.textAlign = 'center'
  let top = 0
  for (const name of ['site', 'title', 'amount'] as const) {
    const { colour, font, height } = lines[name]
    context.font = font
    context.fillStyle = colour
    context.fillText(receipt[name], width / 2, top + height / 2, width - 2 * margin)
    top += height
  }
  for (const row of receipt.rows) {
    drawRow(context, row, top + rowHeight / 2)
    top += rowHeight
  }
  return canvas
}

function drawRow(context: CanvasRenderingContext2D, { label, value }: ReceiptRow, middle: number) {
  context.textAlign = 'left'
  context.font = lines.label.font
  context.fillStyle = lines.label.colour
  context.fillText(label, margin, middle, width / 2)
  const left = width - 3 * margin - Math.min(context.measureText(label).width, width / 2)
  context.textAlign = 'right'
  context.font = lines.value.font
  context.fillStyle = lines.value.colour
  context.fillText(value, width - margin, middle, left)
}

/**
 * Waits until the font has the letters of the receipt, so that they are not drawn in a fallback font, unless it
 * cannot be loaded.
 */
async function loadFonts({ amount, rows, site, title }: ReceiptPicture): Promise<void> {
  const text = [site, title, amount, ...rows.flatMap(({ label, value }) => [label, value])].join('')
  await Promise.allSettled(Object.values(lines).map(({ font }) => document.fonts.load(font, text)))
}
