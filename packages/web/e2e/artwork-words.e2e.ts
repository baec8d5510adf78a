import { readFileSync } from 'node:fs'
import { gamesIn } from '../visit/game.steps.ts'
import { addressOf } from '../visit/words.ts'
import { haveSession } from './support/member.ts'
import { whenSettled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

/** What WCAG asks of small letters. */
const leastContrast = 4.5

for (const brand of ['felt', 'paper', 'lagoon']) {
  test(`on a desktop the words on the artwork of games can be read on white and on black pictures, in the brand ${brand}`, async ({
    control,
    page,
  }) => {
    const file = new URL(`../../../docs/sites/${brand}.json`, import.meta.url)
    const { theme, title } = JSON.parse(readFileSync(file, 'utf8'))
    await control.changeSite({ theme, title })
    await haveSession(page)
    await page.goto(addressOf('en', '/'))
    await expect(gamesIn(page).first()).toBeVisible()
    const main = page.getByRole('main')
    const seen = await whenSettled(page, () => main.evaluate(contrastsOnArtwork))
    expect(Object.keys(seen).sort()).toEqual(['Freespin', 'Hot', 'New', 'rating'])
    const faint = Object.entries(seen).filter(([, contrast]) => contrast < leastContrast)
    expect(faint).toEqual([])
  })
}

/**
 * The worst contrast of each word that lies on a picture, whatever the picture is. Figures count as one word. Runs in
 * the page.
 */
function contrastsOnArtwork(main: HTMLElement | SVGElement): Record<string, number> {
  const look = {
    channels: (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number),
    luminance: (rgb: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    },
    contrast: (one: number, other: number) =>
      (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05),
  }
  const worst: Record<string, number> = {}
  for (const element of main.querySelectorAll('li *')) {
    const { backgroundColor, color, position } = getComputedStyle(element)
    const text = element.textContent.trim()
    if (position !== 'absolute' || text === '' || !element.checkVisibility()) continue
    const [red = 0, green = 0, blue = 0, alpha = 1] = look.channels(backgroundColor)
    const words = look.luminance(look.channels(color).slice(0, 3))
    const grounds = [0, 255].map((picture) =>
      look.luminance([red, green, blue].map((own) => own * alpha + picture * (1 - alpha))),
    )
    const contrast = Math.min(...grounds.map((ground) => look.contrast(words, ground)))
    const name = /^[A-Z]/.test(text) ? text : 'rating'
    worst[name] = Math.min(worst[name] ?? Number.POSITIVE_INFINITY, contrast)
  }
  return worst
}
