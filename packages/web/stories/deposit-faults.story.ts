import { second } from '@croupier/core/time'
import type { ControlClient } from '@croupier/mock-server/client'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { untilNextRequestMs } from '../visit/deposit.steps.ts'
import { isForCode } from '../visit/journeys/calls.ts'
import {
  amountField,
  chooseChannel,
  confirmDeposit,
  openAmount,
  openDeposit,
  screenOf,
  signIn,
  understandReuse,
} from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { sentence, type WordId, words } from '../visit/words.ts'

interface Dialog {
  readonly title: WordId
  readonly message: WordId
  readonly values?: Readonly<Record<string, number>>
}

type Arm = (control: ControlClient) => Promise<void>

const unknown: Dialog = {
  title: 'deposit.qr.error.unknownTitle',
  message: 'deposit.qr.error.unknown',
}

/** The ways in which a request for a QR code fails, and the message of each. */
const failures: readonly (readonly [Arm, Dialog])[] = [
  [
    (control) => control.arm('deposit-qr.98'),
    {
      title: 'deposit.qr.error.requestFailedTitle',
      message: 'deposit.qr.error.requestFailed',
      values: { code: 98 },
    },
  ],
  [
    (control) => control.arm('deposit-qr.tryAgain', { code: 4711 }),
    {
      title: 'deposit.qr.error.requestFailedTitle',
      message: 'deposit.qr.error.tryAgain',
      values: { code: 4711 },
    },
  ],
  [
    (control) => control.fault('createQr', 'missingFields'),
    { title: 'deposit.qr.error.title', message: 'deposit.qr.error.cannotCreate' },
  ],
  [(control) => control.fault('createQr', 'http'), unknown],
]

/** More failures after which it is unknown whether there is a code. */
const losses: readonly Arm[] = [
  (control) => control.fault('createQr', 'malformed'),
  (control) => control.fault('createQr', 'truncated', { applied: true }),
  // A browser repeats a GET by itself after its connection was reset, so all attempts must fail.
  (control) => control.fault('createQr', 'reset', { times: null }),
]

/** A little longer than the site waits for an answer. */
const longerThanAnyAnswerMs = 31 * second

story(
  'a failed request for a QR code shows a message and keeps the amount; then a slow one works, with a warning that its code is for one use [DEP-10, DEP-38, DEP-39, DEP-40, DEP-48]',
  async (context) => {
    const { control, expect, language, page } = context
    await signIn(page, language)
    const requests = await context.watchCalls(isForCode)
    await openDeposit(page, language)
    await chooseChannel(page, language, /^PromptPay QR Plus/)
    await amountField(page, language).fill('1234')
    for (const [index, [arm, dialog]] of failures.entries()) {
      await arm(control)
      await confirmDeposit(page, language)
      await acknowledge(context, dialog)
      await expect(amountField(page, language)).toHaveValue('1,234')
      await expect(page.getByRole('button', { name: /^PromptPay QR Plus/ })).toBeVisible()
      expect(await requests.made()).toBe(index + 1)
      await context.passTime(untilNextRequestMs)
    }

    requests.hold()
    await confirmDeposit(page, language)
    const busy = page.getByRole('button', {
      name: words(language, 'deposit.qr.requesting'),
      exact: true,
    })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await amountField(page, language).press('Enter')
    requests.release()
    const warning = page.getByRole('dialog', {
      name: words(language, 'deposit.reuse.title'),
      exact: true,
    })
    await expect(warning).toContainText(words(language, 'deposit.reuse.body'))
    await understandReuse(page, language)
    await expect(
      page.getByRole('img', { name: words(language, 'deposit.qr.imagePromptPay') }),
    ).toBeVisible()
    expect(await requests.made()).toBe(failures.length + 1)
    const sent = await control.requests({ endpoint: 'createQr' })
    expect(sent.at(-1)?.query).toMatchObject({ id: 'pp-2', type: 'payment', amount: '1234' })
  },
)

story(
  'channels that cannot be loaded show a message, whose OK leads away from the deposit, and another visit loads them [DEP-51]',
  async (context) => {
    const { control, expect, language, page } = context
    await control.fault('getProfile', 'http', { times: null })
    await signIn(page, language)
    await openDeposit(page, language)
    await acknowledge(context, {
      title: 'deposit.error.unavailableTitle',
      message: 'deposit.error.unavailable',
    })
    await expect(page.locator('[data-flow="deposit"]')).toHaveCount(0)
    await openDeposit(page, language)
    const unavailable = dialogIn(page, language, 'deposit.error.unavailableTitle')
    await expect(unavailable).toBeVisible()
    await control.disarm()
    await buttonIn(unavailable, language, 'deposit.poll.checkAgain').click()
    await chooseChannel(page, language)
  },
)

story(
  'a request for a QR code whose answer is lost in any way is sent once, and the site says that the outcome is unknown',
  async (context) => {
    const { control, expect, language, page } = context
    const requests = await context.watchCalls(isForCode)
    await openAmount(page, language)
    await amountField(page, language).fill('500')
    for (const [index, arm] of losses.entries()) {
      await arm(control)
      await confirmDeposit(page, language)
      await acknowledge(context, unknown)
      expect(await requests.made()).toBe(index + 1)
      await control.disarm()
      await context.passTime(untilNextRequestMs)
    }
    await control.fault('createQr', 'hang')
    await confirmDeposit(page, language)
    await expect(screenOf(page, 'deposit', 'requestingQr')).toBeVisible()
    await context.passTime(longerThanAnyAnswerMs)
    await acknowledge(context, unknown)
    expect(await requests.made()).toBe(losses.length + 1)
    await expect(amountField(page, language)).toHaveValue('500')
  },
)

story(
  'a reload during the request for a code says that the outcome is unknown, and keeps the amount',
  async (context) => {
    const { control, expect, language, page } = context
    const requests = await context.watchCalls(isForCode)
    await openAmount(page, language)
    await amountField(page, language).fill('725')
    await control.fault('createQr', 'hang')
    await confirmDeposit(page, language)
    expect(await requests.made()).toBe(1)
    await page.reload()
    await acknowledge(context, unknown)
    await expect(amountField(page, language)).toHaveValue('725')
    expect(await requests.made()).toBe(1)
  },
)

/** Checks the title and text of a dialog, and dismisses it. */
async function acknowledge({ expect, language, page }: StoryContext, of: Dialog): Promise<void> {
  const { title, message, values = {} } = of
  const dialog = page.getByRole('dialog', { name: words(language, title), exact: true })
  await expect(dialog).toHaveDescription(sentence(language, message, values))
  await dialog.getByRole('button', { name: words(language, 'action.ok'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
}
