import type { Game } from '@croupier/core/game'

/** How many pictures there are: more than are passed while a list is scrolled, so that none is a second time new. */
const count = 300

/**
 * The games with artwork as operators have it: pictures, which the browser decodes beside the page. The
 * mock server draws its own as vectors, whose painting holds up the page itself.
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
