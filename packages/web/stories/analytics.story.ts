import { screenOf } from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { addressOf, type WordId, words } from '../visit/words.ts'

const analytics = { script: '/adapters/analytics.js', host: 'count.croupier.example' }
const speedReports = '/speed-reports'

story(
  'a visitor is asked whether the speed of pages may be reported, under a title that says so',
  async (context) => {
    const { expect, language, page } = context
    await openHelp(context, { speedReports })
    const question = questionIn(context, 'analytics.title.speed')
    await expect(question.locator('p')).toHaveCount(2)
    await answerIn(context, 'allow').check()
    await expect(screenOf(page, 'analytics', 'allowed')).toBeVisible()
    await page.reload()
    await expect(screenOf(page, 'analytics', 'allowed')).toBeVisible()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words(language, 'menu.promotion'), exact: true })
      .click()
    await expect(page).toBeAt(addressOf(language, '/promotion'))
    await expect(screenOf(page, 'analytics', 'allowed')).toBeVisible()
  },
)

story(
  'a visitor is asked once for statistics and speed, and may change the answer [SITE-05]',
  async (context) => {
    const { expect, page } = context
    await openHelp(context, { analytics, speedReports })
    await expect(questionIn(context, 'analytics.title.both').locator('p')).toHaveCount(3)
    await answerIn(context, 'allow').check()
    await expect(screenOf(page, 'analytics', 'allowed')).toBeVisible()
    await answerIn(context, 'refuse').check()
    await expect(screenOf(page, 'analytics', 'refused')).toBeVisible()
  },
)

story(
  'a program that cannot count visits changes nothing for the visitor',
  async (context) => {
    const { expect, page } = context
    await openHelp(context, { analytics: { ...analytics, script: '/adapters/live-chat.js' } })
    await expect(questionIn(context, 'analytics.title.visits')).toBeVisible()
    await answerIn(context, 'allow').check()
    await expect(screenOf(page, 'analytics', 'allowed')).toBeVisible()
  },
  {
    complaints: [
      'analytics.notLoaded {error: Error: /adapters/live-chat.js provides no hear and stop}',
      'actor.died {actor: load, error: Error: /adapters/live-chat.js provides no hear and stop}',
    ],
  },
)

async function openHelp({ control, language, page }: StoryContext, fields: object): Promise<void> {
  await control.changeSite(fields)
  await page.goto(addressOf(language, '/help'))
}

function questionIn({ language, page }: StoryContext, title: WordId) {
  return page.getByRole('group', { name: words(language, title), exact: true })
}

function answerIn({ language, page }: StoryContext, answer: 'allow' | 'refuse') {
  const name = words(language, `analytics.${answer}`)
  return page.getByRole('radio', { name, exact: true })
}
