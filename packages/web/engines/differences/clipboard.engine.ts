import { toastDuration } from '@croupier/core'
import { expect, test } from 'vitest'
import { buttonIn } from '../../visit/controls.steps.ts'
import { requestQrAtOnce } from '../../visit/steps.ts'
import { onPhone } from '../../visit/visitors.ts'
import { words } from '../../visit/words.ts'
import { onThisEngine, withSite } from '../tested.visit.ts'

const { language } = onPhone

/** What a button may say of a press. */
const answers = [words(language, 'status.copied'), words(language, 'status.copyFailed')]

/** Notes in which way a text is copied, and which. */
const recordCopies = `(() => {
  window.copied = []
  const { clipboard } = navigator
  const writeText = clipboard.writeText.bind(clipboard)
  clipboard.writeText = async (text) => {
    await writeText(text)
    window.copied.push('clipboard: ' + text)
  }
  document.addEventListener('copy', () => {
    window.copied.push('selection: ' + document.activeElement.value)
  })
})()`

const copyWithoutPress =
  "navigator.clipboard.writeText('').then(() => 'copied', ({ name }) => name)"

const takeClipboard =
  "Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined }) && 0"
const takeSelection = '(document.execCommand = () => false) && 0'

test('an amount is copied through the clipboard, else by selecting it, else the page says that copying failed', () =>
  withSite(async ({ browser, visit }) => {
    const { control, page } = visit
    const payment = await requestQrAtOnce(page, language, control)
    const { run } = browser.firstTab
    await page.reload()
    const withoutPress = await run<string>(copyWithoutPress)
    // A script of Firefox's driver counts as a user gesture.
    expect(withoutPress).toBe(onThisEngine({ firefox: 'copied', webkit: 'NotAllowedError' }))
    await run(recordCopies)
    const copy = async () => {
      await buttonIn(page, language, 'deposit.qr.copyAmount').click()
      const told = await page.getByRole('status').allTextContents()
      await visit.passTime(toastDuration)
      return told.filter((text) => answers.includes(text))
    }

    const told = [await copy()]
    await run(takeClipboard)
    told.push(await copy())
    await run(takeSelection)
    told.push(await copy())

    const amount = payment.payAmount.toFixed(2)
    const copied = await run<readonly string[]>('window.copied')
    expect({ told, copied }).toEqual({
      told: [
        [words(language, 'status.copied')],
        [words(language, 'status.copied')],
        [words(language, 'status.copyFailed')],
      ],
      copied: [`clipboard: ${amount}`, `selection: ${amount}`],
    })
  }))
