import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** Reads the QR code in a screenshot of an element, as a bank app's camera would. */
export async function readQrFrom(element: Locator): Promise<string> {
  return readQrPicture(await element.screenshot()).code
}

/** The content of a picture with a QR code. */
export interface QrPicture {
  readonly width: number
  readonly code: string
  /** The version of the code, which says how many modules it has, and so shows the level of error correction. */
  readonly version: number
  /** Whether something is written below the code. */
  readonly hasWords: boolean
}

/**
 * Reads a PNG, as a bank app reads a picture from the gallery.
 * @throws if it has no readable QR code
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

/** A pixel counts as ink if its red value is lower. */
const darkest = 64
