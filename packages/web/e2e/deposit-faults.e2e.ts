import type { ControlClient } from '@croupier/mock-server/client'
import { holdQrRequests, watchQrCalls } from './support/network.ts'
import {
  amountField,
  chooseChannel,
  confirmDeposit,
  openDeposit,
  screenOf,
  signIn,
  understandReuse,
} from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { languages, sentence, type WordId, words } from './support/words.ts'

interface Refusal {
  /** What befalls the request. */
  readonly arm: (control: ControlClient) => Promise<void>
  readonly title: WordId
  readonly message: WordId
  readonly values?: Readonly<Record<string, number>>
  /** How long the member looks at the busy button before anything is known. */
  readonly afterMs?: number
}

const unknown = {
  title: 'deposit.qr.error.unknownTitle',
  message: 'deposit.qr.error.unknown',
} as const

/** After a lost answer a second request waits a moment. */
const pauseMs = 2_000

/** What can befall a request for a QR code, and what is said of it. */
const refusals: readonly Refusal[] = [
  {
    arm: (control) => control.arm('deposit-qr.98'),
    title: 'deposit.qr.error.requestFailedTitle',
    message: 'deposit.qr.error.requestFailed',
    values: { code: 98 },
  },
  {
    arm: (control) => control.arm('deposit-qr.tryAgain', { code: 4711 }),
    title: 'deposit.qr.error.requestFailedTitle',
    message: 'deposit.qr.error.tryAgain',
    values: { code: 4711 },
  },
  {
    arm: (control) => control.fault('createQr', 'missingFields'),
    title: 'deposit.qr.error.title',
    message: 'deposit.qr.error.cannotCreate',
  },
  { arm: (control) => control.fault('createQr', 'http'), ...unknown },
  { arm: (control) => control.fault('createQr', 'malformed'), ...unknown },
  { arm: (control) => control.fault('createQr', 'truncated', { applied: true }), ...unknown },
  // A browser sends a GET again by itself when its connection is reset; both come to nothing.
  { arm: (control) => control.fault('createQr', 'reset', { times: 2 }), ...unknown },
  { arm: (control) => control.fault('createQr', 'hang'), ...unknown, afterMs: 31_000 },
]

test.describe('a request for a QR code', () => {
  test.use({
    provokedComplaints: [
      'console: Failed to load resource: the server responded with a status of 500 (Internal Server Error)',
      'console: Failed to load resource: net::ERR_CONNECTION_RESET',
    ],
  })

  for (const language of languages) {
    test(`in ${language} that fails is sent once, its failure is said and nothing typed is lost; then it works [DEP-10, DEP-38, DEP-39, DEP-40, DEP-48]`, async ({
      control,
      page,
    }) => {
      await page.clock.install()
      await signIn(page, language)
      await openDeposit(page, language)
      await chooseChannel(page, language, /^PromptPay QR Plus/)
      await amountField(page, language).fill('1234')
      const calls = watchQrCalls(page)

      for (const [index, { arm, title, message, values = {}, afterMs }] of refusals.entries()) {
        await arm(control)
        await confirmDeposit(page, language)
        if (afterMs !== undefined) {
          await expect(screenOf(page, 'deposit', 'requestingQr')).toBeVisible()
          await page.clock.runFor(afterMs)
        }
        const dialog = page.getByRole('dialog', { name: words(language, title), exact: true })
        await expect(dialog).toHaveAccessibleDescription(sentence(language, message, values))
        expect(calls.created()).toBe(index + 1)
        await dialog
          .getByRole('button', { name: words(language, 'action.ok'), exact: true })
          .click()
        await expect(dialog).toBeHidden()
        await expect(amountField(page, language)).toHaveValue('1,234')
        await expect(page.getByRole('button', { name: /^PromptPay QR Plus/ })).toBeVisible()
        await control.disarm()
        await page.clock.runFor(pauseMs)
      }

      const letGo = await holdQrRequests(page)
      await confirmDeposit(page, language)
      const busy = page.getByRole('button', {
        name: words(language, 'deposit.qr.requesting'),
        exact: true,
      })
      await expect(busy).toHaveAttribute('aria-busy', 'true')
      await busy.click({ force: true })
      await amountField(page, language).press('Enter')
      letGo()
      const warning = page.getByRole('dialog', {
        name: words(language, 'deposit.reuse.title'),
        exact: true,
      })
      await expect(warning).toContainText(words(language, 'deposit.reuse.body'))
      await understandReuse(page, language)
      await expect(
        page.getByRole('img', { name: words(language, 'deposit.qr.imagePromptPay') }),
      ).toBeVisible()
      expect(calls.created()).toBe(refusals.length + 1)
      const sent = await control.requests({ endpoint: 'createQr' })
      expect(sent.at(-1)?.query).toMatchObject({ id: 'pp-2', type: 'payment', amount: '1234' })
    })
  }
})
