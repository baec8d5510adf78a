import { expect, it, vi } from 'vitest'
import { readPicture } from './picture.browser.ts'

it('reads a picture of this site', async () => {
  const png = new Blob(['picture'], { type: 'image/png' })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((tell) => tell(png))
  expect(await readPicture(new Image())).toBe(png)
})

it('gets nothing of a picture that another site served', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => {
    throw new DOMException('tainted', 'SecurityError')
  })
  expect(await readPicture(new Image())).toBeNull()
})
