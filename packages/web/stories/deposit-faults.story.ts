import { second } from '@croupier/core/time'
import type { ControlClient } from '@croupier/mock-server/client'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
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
import { story, type Told } from '../visit/story.ts'
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

/** The ways in which a request for a QR code fails, and what is said of each. */
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

/** Further ways in which nobody knows whether there is a code. */
const losses: readonly Arm[] = [
  (control) => control.fault('createQr', 'malformed'),
  (control) => control.fault('createQr', 'truncated', { applied: true }),
  // A browser sends a GET again by itself when its connection is reset; all of them come to nothing.
  (control) => control.fault('createQr', 'reset', { times: null }),
]

/** How long an answer is waited for, and a little more. */
const longerThanAnyAnswerMs = 31 * second
/** After a lost answer a second request waits a moment. */
const pauseMs = 2 * second

story(
  'a failed request for a QR code is told and keeps what was typed; then one that takes its time works, and its code is for one use [DEP-10, DEP-38, DEP-39, DEP-40, DEP-48]',
  async (told) => {
    const { control, expect, language, page } = told
    await signIn(page, language)
    const requests = await told.watchCalls(isForCode)
    await openDeposit(page, language)
    await chooseChannel(page, language, /^PromptPay QR Plus/)
    await amountField(page, language).fill('1234')
    for (const [index, [arm, dialog]] of failures.entries()) {
      await arm(control)
      await confirmDeposit(page, language)
      await acknowledge(told, dialog)
      await expect(amountField(page, language)).toHaveValue('1,234')
      await expect(page.getByRole('button', { name: /^PromptPay QR Plus/ })).toBeVisible()
      expect(requests.count()).toBe(index + 1)
      await told.passTime(pauseMs)
    }

    requests.hold()
    await confirmDeposit(page, language)
    const busy = page.getByRole('button', {
      name: words(language, 'deposit.qr.requesting'),
      exact: true,
    })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await amountField(page, language).press('Enter')
    requests.letGo()
    const warning = page.getByRole('dialog', {
      name: words(language, 'deposit.reuse.title'),
      exact: true,
    })
    await expect(warning).toContainText(words(language, 'deposit.reuse.body'))
    await understandReuse(page, language)
    await expect(
      page.getByRole('img', { name: words(language, 'deposit.qr.imagePromptPay') }),
    ).toBeVisible()
    expect(requests.count()).toBe(failures.length + 1)
    const sent = await control.requests({ endpoint: 'createQr' })
    expect(sent.at(-1)?.query).toMatchObject({ id: 'pp-2', type: 'payment', amount: '1234' })
  },
)

story(
  'channels that cannot be had are told of, OK leads away from the deposit with nothing in the way, and another look finds them [DEP-51]',
  async (told) => {
    const { control, expect, language, page } = told
    await control.fault('getProfile', 'http', { times: null })
    await signIn(page, language)
    await openDeposit(page, language)
    await acknowledge(told, {
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
  'a request for a QR code whose answer is lost in whatever way is sent once, and nobody claims to know whether there is a code',
  async (told) => {
    const { control, expect, language, page } = told
    const requests = await told.watchCalls(isForCode)
    await openAmount(page, language)
    await amountField(page, language).fill('500')
    for (const [index, arm] of losses.entries()) {
      await arm(control)
      await confirmDeposit(page, language)
      await acknowledge(told, unknown)
      expect(requests.count()).toBe(index + 1)
      await control.disarm()
      await told.passTime(pauseMs)
    }
    await control.fault('createQr', 'hang')
    await confirmDeposit(page, language)
    await expect(screenOf(page, 'deposit', 'requestingQr')).toBeVisible()
    await told.passTime(longerThanAnyAnswerMs)
    await acknowledge(told, unknown)
    expect(requests.count()).toBe(losses.length + 1)
    await expect(amountField(page, language)).toHaveValue('500')
  },
)

story(
  'a reload while a code is asked for says that nobody knows, and keeps the amount',
  async (told) => {
    const { control, expect, language, page } = told
    const requests = await told.watchCalls(isForCode)
    await openAmount(page, language)
    await amountField(page, language).fill('725')
    await control.fault('createQr', 'hang')
    await confirmDeposit(page, language)
    expect(requests.count()).toBe(1)
    await page.reload()
    await acknowledge(told, unknown)
    await expect(amountField(page, language)).toHaveValue('725')
    expect(requests.count()).toBe(1)
  },
)

/** Reads a dialog as a person does, title and text, and puts it away. */
async function acknowledge({ expect, language, page }: Told, of: Dialog): Promise<void> {
  const { title, message, values = {} } = of
  const dialog = page.getByRole('dialog', { name: words(language, title), exact: true })
  await expect(dialog).toHaveDescription(sentence(language, message, values))
  await dialog.getByRole('button', { name: words(language, 'action.ok'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
}
