import { expect, test } from 'vitest'
import { readQrPicture } from '../../e2e/support/qr.ts'
import { buttonIn } from '../../visit/controls.steps.ts'
import { requestQrAtOnce } from '../../visit/steps.ts'
import { onPhone } from '../../visit/visitors.ts'
import { words } from '../../visit/words.ts'
import { withSite } from '../tested.visit.ts'

const { language } = onPhone

/** Records the downloads that the page offers. */
const keepDownloads = `(() => {
  window.offered = []
  const { createObjectURL } = URL
  URL.createObjectURL = (content) => {
    const offer = { content }
    window.offered.push(offer)
    return createObjectURL.call(URL, content)
  }
  document.addEventListener('click', ({ target }) => {
    if (target.download) window.offered.at(-1).name = target.download
  }, true)
  HTMLAnchorElement.prototype.click = function () {
    window.offered.at(-1).name = this.download
  }
})()`

const offered = `Promise.all(window.offered.map(async ({ content, name }) => ({
  name,
  type: content.type,
  bytes: [...new Uint8Array(await content.arrayBuffer())],
})))`

interface Offered {
  readonly name: string
  readonly type: string
  readonly bytes: readonly number[]
}

test('without a share sheet the page offers the picture of a code as a download that a bank app can read', () =>
  withSite(async ({ browser, visit }) => {
    const { control, page } = visit
    const payment = await requestQrAtOnce(page, language, control)
    const { run } = browser.firstTab
    const sharing = await run<string>('typeof navigator.share')
    expect(sharing).toBe('undefined')
    await run(keepDownloads)

    await buttonIn(page, language, 'deposit.qr.saveImage').click()

    const told = page
      .getByRole('status')
      .filter({ hasText: words(language, 'deposit.qr.imageSaved') })
    const [picture, ...others] = await run<readonly Offered[]>(offered)
    const { code, hasWords } = readQrPicture(Buffer.from(picture?.bytes ?? []))
    const toldTimes = await told.count()
    expect({
      told: toldTimes,
      others,
      name: picture?.name,
      type: picture?.type,
      code,
      hasWords,
    }).toEqual({
      told: 1,
      others: [],
      name: `qr-${payment.merchantRef}.png`,
      type: 'image/png',
      code: payment.qrCode,
      hasWords: true,
    })
  }))
