import { createMemoryLog } from '@croupier/core/ports'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createI18n } from '../i18n/create-i18n.ts'
import type { Locale } from '../i18n/locale.ts'
import { MessagesProvider } from '../i18n/messages.provider.tsx'
import { SiteUnavailable, type SiteUnavailableProps } from './site-unavailable.tsx'

async function show(locale: Locale, why: SiteUnavailableProps['why']) {
  const i18n = createI18n(locale, createMemoryLog())
  await i18n.load('boot')
  render(
    <MessagesProvider i18n={i18n}>
      <SiteUnavailable why={why} onRetry={() => {}} />
    </MessagesProvider>,
  )
}

async function read(...shown: Parameters<typeof show>) {
  await show(...shown)
  const text = screen.getByRole('main').textContent
  cleanup()
  return text
}

it('blames the network only for a site that was not reached, and speaks of money, and of no balance, where it broke', async () => {
  expect([
    await read('en', 'unavailable'),
    await read('en', 'unusable'),
    await read('en', 'broken'),
    await read('th', 'broken'),
  ]).toEqual([
    'This site is not availableWe could not load its settings. Check your internet connection and try again.Try again',
    'This site is not availableThere is a problem with its settings, not with your connection. Try again later.Try again',
    'Something went wrongA fault on our side has stopped this page. Money that you just sent or asked for may still be on its way. Check your history first.Try again',
    'เกิดข้อผิดพลาดหน้านี้หยุดทำงานเพราะข้อผิดพลาดของเว็บ รายการเงินที่เพิ่งทำอาจยังดำเนินการอยู่ ตรวจสอบประวัติรายการก่อนทำซ้ำลองอีกครั้ง',
  ])
})

it('takes the focus, which was lost with the page that it replaces, so that a screen reader says so', async () => {
  await show('en', 'broken')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
