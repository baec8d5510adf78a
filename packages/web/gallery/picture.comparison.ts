import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/support/browser.options.ts'

/** Two files with a picture of the same state. */
export interface PicturePair {
  readonly name: string
  readonly accepted: string
  readonly taken: string
}

/** Which part of each picture differs, from 0 to 1. Equal files are not decoded. */
export async function comparePictures(
  executablePath: string,
  pairs: readonly PicturePair[],
): Promise<ReadonlyMap<string, number>> {
  const unequal = pairs
    .map(({ accepted, name, taken }) => ({
      name,
      accepted: readFileSync(accepted).toString('base64'),
      taken: readFileSync(taken).toString('base64'),
    }))
    .filter(({ accepted, taken }) => accepted !== taken)
  if (unequal.length === 0) return new Map()
  const browser = await chromium.launch(launchOptions(executablePath))
  try {
    const page = await browser.newPage()
    const parts = new Map<string, number>()
    for (const { accepted, name, taken } of unequal) {
      parts.set(name, await page.evaluate(differingPart, { accepted, taken }))
    }
    return parts
  } finally {
    await browser.close()
  }
}

/** Runs in the browser, which can decode pictures. It names no functions, because the compiler would mark them. */
async function differingPart(files: { accepted: string; taken: string }): Promise<number> {
  /** Compression changes a channel by less. */
  const leastDifference = 48
  const [accepted, taken] = await Promise.all(
    [files.accepted, files.taken].map(async (base64) => {
      const answer = await fetch(`data:image/webp;base64,${base64}`)
      const bitmap = await createImageBitmap(await answer.blob())
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      return context?.getImageData(0, 0, bitmap.width, bitmap.height)
    }),
  )
  if (!accepted || !taken) throw new Error('this browser has no canvas')
  if (accepted.width !== taken.width || accepted.height !== taken.height) return 1
  let differing = 0
  const count = accepted.width * accepted.height
  for (let pixel = 0; pixel < count; pixel += 1) {
    const isOther = [0, 1, 2].some((channel) => {
      const at = 4 * pixel + channel
      return Math.abs((accepted.data[at] ?? 0) - (taken.data[at] ?? 0)) >= leastDifference
    })
    if (isOther) differing += 1
  }
  return differing / count
}
