/** The size of the code with its quiet zone, and the width of the picture, in pixels. */
export const codeSize = 720

const family = "Anuphan, 'Noto Sans Thai', sans-serif"
const amountFont = `600 60px ${family}`
const lineFont = `500 32px ${family}`
const amountHeight = 66
const lineHeight = 42
const bottomMargin = 24

/** How high the picture of a code with so many lines is. */
export function qrPictureHeight(lines: number): number {
  return codeSize + amountHeight + lineHeight * (lines - 1) + bottomMargin
}

/**
 * Waits until the font has the letters of a text, so that they are not drawn in a fallback font. If it cannot be
 * loaded, they are: a member must see the code to pay it.
 */
export async function loadPictureFont(text: string): Promise<void> {
  const fonts = [amountFont, lineFont]
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, text)))
}

/**
 * Puts lines of text under a code, dark on white, the first one larger.
 * @param code a square canvas that already has its quiet zone
 * @returns the address of a PNG
 */
export function drawQrPicture(code: HTMLCanvasElement, lines: readonly string[]): string {
  const canvas = document.createElement('canvas')
  canvas.width = codeSize
  canvas.height = qrPictureHeight(lines.length)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gives no canvas to draw the code on')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(code, 0, 0, codeSize, codeSize)
  context.fillStyle = '#101817'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  let top = codeSize
  for (const [index, line] of lines.entries()) {
    const height = index === 0 ? amountHeight : lineHeight
    context.font = index === 0 ? amountFont : lineFont
    context.fillText(line, codeSize / 2, top + height / 2, codeSize - 2 * bottomMargin)
    top += height
  }
  return canvas.toDataURL('image/png')
}
