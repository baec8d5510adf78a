import { createMemoryLog } from '@croupier/core/ports'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createI18n } from '../i18n/create-i18n.ts'
import type { Locale } from '../i18n/locale.ts'
import { MessagesProvider } from '../i18n/messages.provider.tsx'
import { SiteUnavailable, type SiteUnavailableProps } from './site-unavailable.tsx'

async function read(locale: Locale, why: SiteUnavailableProps['why']) {
  const i18n = createI18n(locale, createMemoryLog())
  await i18n.load('boot')
  render(
    <MessagesProvider i18n={i18n}>
      <SiteUnavailable why={why} onRetry={() => {}} />
    </MessagesProvider>,
  )
  const text = screen.getByRole('main').textContent
  cleanup()
  return text
}

it('blames the network only for a site that was not reached, and speaks of money only to a member for whom it broke', async () => {
  expect([
    await read('en', 'unavailable'),
    await read('en', 'unusable'),
    await read('en', 'broken'),
    await read('en', 'brokenForMember'),
    await read('th', 'brokenForMember'),
  ]).toEqual([
    'This site is not availableWe could not load its settings. Check your internet connection and try again.Try again',
    'This site is not availableThere is a problem with its settings, so it cannot open yet. Your connection is not the cause. Try again later.Try again',
    'Something went wrongA fault on our side has stopped this page. Try again.Try again',
    'Something went wrongA fault on our side has stopped this page. Try again.Money that you sent or asked for just now may still be on its way. Look at your balance and history before you send anything once more.Try again',
    'เกิดข้อผิดพลาดหน้านี้หยุดทำงานเพราะข้อผิดพลาดของเว็บ ลองอีกครั้งรายการเงินที่เพิ่งทำอาจยังดำเนินการอยู่ ตรวจสอบยอดเงินและประวัติรายการก่อนทำรายการซ้ำลองอีกครั้ง',
  ])
})
