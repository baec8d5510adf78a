import { describe, expect, it } from 'vitest'
import { openTestWorld, origin } from '../../testing/test-world.ts'
import { drawGamePicture, gamePicture, gamePictureAddress } from './game.picture.ts'
import { motifs } from './motifs.ts'

describe('the picture of a game', () => {
  it('is the same each time, and another one for another number', () => {
    for (const motif of motifs) {
      const [first, again, other] = [7, 7, 8].map((number) => drawGamePicture(motif, number))
      expect([motif, first === again, first === other]).toEqual([motif, true, false])
    }
  })

  it.each(motifs)('of %s is a small drawing without script or foreign address', (motif) => {
    const drawing = drawGamePicture(motif, 3)
    expect(drawing).toMatch(/^<svg [^>]+>.*<\/svg>$/)
    expect(drawing).not.toMatch(/undefined|NaN|script|href|http(?!:\/\/www\.w3\.org\/2000\/svg)/)
    expect(drawing.length).toBeLessThan(12_000)
  })

  it('has an address of its own, kept for ever and allowed to do nothing', async () => {
    const { server } = openTestWorld()
    const address = gamePictureAddress('lotus', 0x1f)
    const answer = await server.fetch(new Request(`${origin}${address}`))
    expect([address, answer.status, await answer.text()]).toEqual([
      '/pictures/games/lotus-1f.svg',
      200,
      drawGamePicture('lotus', 0x1f),
    ])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
    })
  })

  it.each([
    '/pictures/games/lotus-0.svg',
    '/pictures/games/lotus-1F.svg',
    '/pictures/games/lotus-12345.svg',
    '/pictures/games/constructor-1.svg',
    '/pictures/games/lotus-1.png',
    '/pictures/lotus-1.svg',
  ])('is not at %s', (path) => {
    expect(gamePicture(path)).toBeNull()
  })
})
