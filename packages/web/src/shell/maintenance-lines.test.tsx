import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import type { Locale } from '../i18n/locale.ts'
import { MaintenanceLines } from './maintenance-lines.tsx'

async function linesIn(locale: Locale, isNetwork = false) {
  await openSite(<MaintenanceLines isNetwork={isNetwork} />, { locale })
  const title = await screen.findByRole('heading', { level: 1 })
  const lines = [title, ...(title.parentElement?.querySelectorAll('p') ?? [])]
  const words = lines.map(({ textContent }) => textContent)
  cleanup()
  return words
}

it('names the hours of a maintenance among its three lines, in both languages [MAINT-04, MAINT-05]', async () => {
  expect(await linesIn('en')).toEqual([
    'Under maintenance',
    'Maintenance time 12:00 - 16:00',
    'Please try again later. If you just made a deposit or a withdrawal, check your balance first.',
  ])
  expect(await linesIn('th')).toEqual([
    'ปิดปรับปรุง',
    'เวลาปรับปรุง 12:00 - 16:00 น.',
    'กรุณาลองใหม่ภายหลัง ถ้าเพิ่งฝากหรือถอนเงิน ดูยอดเงินก่อนทำซ้ำ',
  ])
})

it('names no hours where the site does not answer, because nobody knows why [MAINT-06]', async () => {
  expect(await linesIn('en', true)).toEqual([
    'We cannot reach the site',
    'Your internet connection may be down, or the site may be under maintenance.',
    'Check your connection and try again. If you just made a deposit or a withdrawal, check your balance first.',
  ])
  expect(await linesIn('th', true)).toEqual([
    'เชื่อมต่อเว็บไม่ได้',
    'อินเทอร์เน็ตอาจขัดข้อง หรือเว็บกำลังปิดปรับปรุง',
    'ตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง ถ้าเพิ่งฝากหรือถอนเงิน ดูยอดเงินก่อนทำซ้ำ',
  ])
})
