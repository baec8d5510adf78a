import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** Reads the QR code in a screenshot of an element, as a bank app's camera would. */
export async function readQrFrom(element: Locator): Promise<string> {
  const { data, height, width } = PNG.sync.read(await element.screenshot())
  const code = jsQR(new Uint8ClampedArray(data), width, height)
  if (!code) throw new Error(`no QR code can be read in this picture of ${width} × ${height}`)
  return code.data
}
