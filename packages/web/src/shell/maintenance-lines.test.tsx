import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import type { Locale } from '../i18n/locale.ts'
import { MaintenanceLines } from './maintenance-lines.tsx'

async function linesIn(locale: Locale) {
  await openSite(<MaintenanceLines />, { locale })
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
    'Please try again later. If you just made a deposit, check your balance first.',
  ])
  expect(await linesIn('th')).toEqual([
    'ปิดปรับปรุง',
    'เวลาปรับปรุง 12:00 - 16:00 น.',
    'กรุณาลองใหม่ภายหลัง ถ้าเพิ่งฝากเงิน ดูยอดเงินก่อนทำซ้ำ',
  ])
})
