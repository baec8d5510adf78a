import { createMemoryLog } from '@croupier/core/ports'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createI18n } from '../i18n/create-i18n.ts'
import type { Locale } from '../i18n/locale.ts'
import { MessagesProvider } from '../i18n/messages.provider.tsx'
import { SiteUnavailable } from './site-unavailable.tsx'

async function read(locale: Locale, why: 'unavailable' | 'broken') {
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

it('blames the network only for a site that was not loaded, and speaks of money where it broke', async () => {
  expect([
    await read('en', 'unavailable'),
    await read('en', 'broken'),
    await read('th', 'broken'),
  ]).toEqual([
    'This site is not availableWe could not load its settings. Check your internet connection and try again.Try again',
    'Something went wrongA fault on our side has stopped this page. Money that you sent or asked for just now may still be on its way. Try again, and look at your balance and history before you send anything once more.Try again',
    'เกิดข้อผิดพลาดหน้านี้หยุดทำงานเพราะข้อผิดพลาดของเว็บ รายการเงินที่เพิ่งทำอาจยังดำเนินการอยู่ ลองอีกครั้ง แล้วตรวจสอบยอดเงินและประวัติรายการก่อนทำรายการซ้ำลองอีกครั้ง',
  ])
})
