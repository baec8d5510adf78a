import type { Part } from './screen.ts'
import { fillLogin, screenOf } from './steps.ts'
import type { StoryContext } from './story.ts'
import { addressOf, type WordId, words } from './words.ts'

/** A button by its words. */
export const button = ({ language, page }: StoryContext, id: WordId): Part =>
  page.getByRole('button', { name: words(language, id), exact: true })

/** The box of a running offer. */
export const boxIn = ({ language, page }: StoryContext): Part =>
  page.getByRole('complementary', { name: words(language, 'promotion.box.label') })

/** Opens the box, which starts collapsed on a phone. */
export async function openBox(context: StoryContext): Promise<void> {
  if (context.size === 'phone') await button(context, 'promotion.box.show').click()
  await context.expect(screenOf(context.page, 'promotionBox', 'expanded')).toBeVisible()
}

/** Takes the offer on the home page, and goes to the registration by its box. */
export async function comeToRegistration(context: StoryContext): Promise<void> {
  const { language, page } = context
  await page.goto(addressOf(language, '/'))
  await button(context, 'promotion.take').click()
  await openBox(context)
  await boxIn(context)
    .getByRole('link', { name: words(language, 'promotion.registration.register') })
    .click()
}

/** Signs in the member whose deposit offer begins now, and comes home. */
export async function comeHome({ language, page, settled }: StoryContext): Promise<void> {
  const url = encodeURIComponent(addressOf(language, '/'))
  await page.goto(addressOf(language, `/login?url=${url}`))
  await fillLogin(page, language, { username: 'promo' })
  await settled()
}
