import type { Game } from '@croupier/core/game'

/** The number of pictures: more than a list shows while it scrolls, so that no picture repeats. */
const count = 300

/**
 * The games with bitmap pictures, as operators have them, which the browser decodes outside the page's thread.
 * The mock server's pictures are vectors, whose painting blocks the page.
 */
export async function withPictures(games: readonly Game[]): Promise<readonly Game[]> {
  const drawn = games.flatMap(({ picture }) => picture ?? []).slice(0, count)
  const pictures = await Promise.all(drawn.map(pictureOf))
  return games.map((game, index) => ({
    ...game,
    picture: game.picture && (pictures[index % pictures.length] ?? null),
  }))
}

async function pictureOf(address: string): Promise<string> {
  const image = new Image(300, 400)
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.8)
  })
  if (!picture) throw new Error(`${address} cannot be made a picture`)
  return URL.createObjectURL(picture)
}
