/**
 * A picture on the page as a PNG, or null if the browser does not reveal its pixels because another site
 * served it.
 */
export async function readPicture(image: HTMLImageElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return pictureOf(canvas)
}

/** A canvas as a PNG, or null if the browser does not reveal its pixels. */
export async function pictureOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  try {
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
  } catch {
    return null
  }
}
