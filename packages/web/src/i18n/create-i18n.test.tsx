import { satang } from '@croupier/core/money'
import { createMemoryLog } from '@croupier/core/ports'
import { TYPE } from '@formatjs/icu-messageformat-parser'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Area } from './catalogue.areas.ts'
import { type Catalogue, loadCatalogue } from './catalogue.loader.ts'
import { createI18n } from './create-i18n.ts'
import type { Locale } from './locale.ts'

/** 20 November 2026, 14:05 in Bangkok. */
const afternoon = Date.UTC(2026, 10, 20, 7, 5)

async function loaded(locale: Locale, ...areas: Area[]) {
  const i18n = createI18n(locale, createMemoryLog())
  await Promise.all(areas.map((area) => i18n.load(area)))
  return i18n
}

describe('a text', () => {
  it('is in the language of the page', async () => {
    const thai = await loaded('th', 'boot')
    const english = await loaded('en', 'boot')
    expect([thai.t('action.tryAgain'), english.t('action.tryAgain')]).toEqual([
      'ลองอีกครั้ง',
      'Try again',
    ])
  })

  it('shows money in baht with two decimals, commas and Arabic digits in both languages', async () => {
    const values = { amount: { satang: satang(123450) } }
    const thai = await loaded('th', 'deposit')
    const english = await loaded('en', 'deposit')
    expect(thai.t('deposit.qr.waiting', values)).toBe('สแกนเพื่อจ่าย 1,234.50 บาท')
    expect(english.t('deposit.qr.waiting', values)).toBe('Scan to pay 1,234.50 baht')
    expect(thai.money(satang(123450))).toBe('1,234.50')
  })

  it('follows the number in English and stays the same in Thai', async () => {
    const english = await loaded('en', 'deposit')
    const thai = await loaded('th', 'deposit')
    const texts = [1, 9].map((minutes) => [
      english.t('deposit.qr.announceMinutes', { minutes }),
      thai.t('deposit.qr.announceMinutes', { minutes }),
    ])
    expect(texts).toEqual([
      ['1 minute left to pay', 'เหลือเวลาจ่ายอีก 1 นาที'],
      ['9 minutes left to pay', 'เหลือเวลาจ่ายอีก 9 นาที'],
    ])
  })

  it('can be what a rule referred to', async () => {
    const english = await loaded('en', 'deposit')
    const text = english.ref({ id: 'deposit.amount.error.belowMin', values: { min: 45_000 } })
    expect(text).toBe('Deposit at least 45,000 baht')
  })

  it('draws its tags as elements', async () => {
    const i18n = createI18n('en', createMemoryLog(), async () => ({
      'deposit.qr.copyAmount': [
        { type: TYPE.literal, value: 'Pay ' },
        { type: TYPE.tag, value: 'b', children: [{ type: TYPE.literal, value: 'exactly' }] },
      ],
    }))
    await i18n.load('deposit')
    const { container } = render(<p>{i18n.rich('deposit.qr.copyAmount')}</p>)
    expect(container.innerHTML).toBe('<p>Pay <b>exactly</b></p>')
  })
})

describe('a date', () => {
  it('is Bangkok time, Gregorian, without a year', async () => {
    const thai = await loaded('th', 'shell')
    const english = await loaded('en', 'shell')
    expect([thai.date(afternoon), thai.time(afternoon), thai.dateTime(afternoon)]).toEqual([
      '20 พฤศจิกายน',
      '14:05 น.',
      '20 พฤศจิกายน เวลา 14:05 น.',
    ])
    expect([english.date(afternoon), english.time(afternoon), english.dateTime(afternoon)]).toEqual(
      ['20 November', '14:05', '20 November, 14:05'],
    )
  })

  it('counts midnight as 00', async () => {
    const english = await loaded('en', 'shell')
    expect(english.time(Date.UTC(2026, 10, 20, 17))).toBe('00:00')
  })
})

describe('an area', () => {
  it('is loaded once for everybody who asks', async () => {
    const asked: string[] = []
    const i18n = createI18n('en', createMemoryLog(), (locale, area) => {
      asked.push(`${locale}/${area}`)
      return loadCatalogue(locale, area)
    })
    await Promise.all([i18n.load('login'), i18n.load('login')])
    expect([asked, i18n.has('login'), i18n.has('deposit')]).toEqual([['en/login'], true, false])
  })

  it('can be asked for again after it could not be loaded', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve<Catalogue>({})]
    const i18n = createI18n('en', createMemoryLog(), () => answers.shift() ?? Promise.resolve({}))
    await expect(i18n.load('login')).rejects.toThrow('offline')
    await i18n.load('login')
    expect(i18n.has('login')).toBe(true)
  })

  it('that is not loaded makes its texts an error for whoever builds the site', () => {
    const i18n = createI18n('en', createMemoryLog())
    expect(() => i18n.t('login.submit')).toThrow(
      'The message "login.submit" has no English words: add it to packages/web/src/i18n/en.json, or, if it is there, its area to the screen.',
    )
  })
})
