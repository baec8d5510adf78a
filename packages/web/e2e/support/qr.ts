import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** Reads the QR code in a screenshot of an element, as a bank app's camera would. */
export async function readQrFrom(element: Locator): Promise<string> {
  return readQrPicture(await element.screenshot()).code
}

/** What a picture with a QR code holds. */
export interface QrPicture {
  readonly width: number
  readonly code: string
  /** How many modules it has; of a text it tells how much of the code may be lost. */
  readonly version: number
  /** Whether something is written below the code. */
  readonly hasWords: boolean
}

/**
 * Reads a PNG, as a bank app does that is given one from the gallery.
 * @throws when there is no QR code in it that can be read
 */
export function readQrPicture(png: Buffer): QrPicture {
  const { data, height, width } = PNG.sync.read(png)
  const code = jsQR(new Uint8ClampedArray(data), width, height)
  if (!code) throw new Error(`no QR code can be read in this picture of ${width} × ${height}`)
  const { bottomLeftCorner, bottomRightCorner } = code.location
  const bottom = Math.ceil(Math.max(bottomLeftCorner.y, bottomRightCorner.y))
  const below = data.subarray((bottom + 4) * width * 4)
  const hasWords = below.some((value, index) => index % 4 === 0 && value < darkest)
  return { width, code: code.data, version: code.version, hasWords }
}

/** Of the red of a pixel: what is darker is ink. */
const darkest = 64
