import { expect, test } from 'vitest'
import { intlTags } from '../../src/i18n/locale.ts'
import { openHistory } from '../../visit/history.steps.ts'
import { beMember } from '../../visit/steps.ts'
import { onPhone } from '../../visit/visitors.ts'
import { languages } from '../../visit/words.ts'
import { withSite } from '../tested.visit.ts'

/** The fifth of each month in all formats of the site. */
const formats = (tag: string) => `Array.from({ length: 12 }, (_, month) => {
  const instant = Date.UTC(2026, month, 5, 9, 5)
  const format = (options) =>
    new Intl.DateTimeFormat('${tag}', { ...options, timeZone: 'Asia/Bangkok' }).format(instant)
  return [
    format({ day: 'numeric', month: 'long' }),
    format({ dateStyle: 'medium' }),
    format({ hour: '2-digit', minute: '2-digit' }),
  ].join(', ')
})`

const shown = {
  th: [
    '5 มกราคม, 5 ม.ค. 2569, 16:05',
    '5 กุมภาพันธ์, 5 ก.พ. 2569, 16:05',
    '5 มีนาคม, 5 มี.ค. 2569, 16:05',
    '5 เมษายน, 5 เม.ย. 2569, 16:05',
    '5 พฤษภาคม, 5 พ.ค. 2569, 16:05',
    '5 มิถุนายน, 5 มิ.ย. 2569, 16:05',
    '5 กรกฎาคม, 5 ก.ค. 2569, 16:05',
    '5 สิงหาคม, 5 ส.ค. 2569, 16:05',
    '5 กันยายน, 5 ก.ย. 2569, 16:05',
    '5 ตุลาคม, 5 ต.ค. 2569, 16:05',
    '5 พฤศจิกายน, 5 พ.ย. 2569, 16:05',
    '5 ธันวาคม, 5 ธ.ค. 2569, 16:05',
  ],
  en: [
    '5 January, 5 Jan 2026, 16:05',
    '5 February, 5 Feb 2026, 16:05',
    '5 March, 5 Mar 2026, 16:05',
    '5 April, 5 Apr 2026, 16:05',
    '5 May, 5 May 2026, 16:05',
    '5 June, 5 Jun 2026, 16:05',
    '5 July, 5 Jul 2026, 16:05',
    '5 August, 5 Aug 2026, 16:05',
    '5 September, 5 Sept 2026, 16:05',
    '5 October, 5 Oct 2026, 16:05',
    '5 November, 5 Nov 2026, 16:05',
    '5 December, 5 Dec 2026, 16:05',
  ],
} as const

test('days and times read alike on every engine: Buddhist years in Thai, Arabic digits and 24 hours, in both languages', () =>
  withSite(async ({ browser, visit }) => {
    const { page } = visit
    await beMember(page, onPhone.language)
    for (const language of languages) {
      const formatted = await browser.firstTab.run(formats(intlTags[language]))
      expect(formatted).toEqual(shown[language])
    }

    await openHistory(page, onPhone.language)
    const days = await page.locator('[data-flow="history"] h2').allTextContents()
    const months = shown.th.map((one) => one.split(', ')[0]?.replace('5 ', ''))
    expect(days.map((day) => day.replace(/^\d{1,2} /, ''))).toEqual(
      days.map(() => expect.toSatisfy((month) => months.includes(month))),
    )
    expect(days).not.toEqual([])
  }))
