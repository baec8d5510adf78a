import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import type { Locale } from '../i18n/locale.ts'
import { MaintenanceLines } from './maintenance-lines.tsx'

interface Told {
  readonly isNetwork?: boolean
  readonly isMember?: boolean
}

async function linesIn(locale: Locale, { isNetwork = false, isMember = false }: Told = {}) {
  await openSite(<MaintenanceLines isNetwork={isNetwork} />, { locale, isMember })
  const title = await screen.findByRole('heading', { level: 1 })
  const lines = [title, ...(title.parentElement?.querySelectorAll('p') ?? [])]
  const words = lines.map(({ textContent }) => textContent)
  cleanup()
  return words
}

it('names the hours of a maintenance among its three lines, in both languages [MAINT-04, MAINT-05]', async () => {
  expect([await linesIn('en'), await linesIn('th')]).toEqual([
    ['Under maintenance', 'Maintenance time 12:00 - 16:00', 'Please try again later.'],
    ['ปิดปรับปรุง', 'เวลาปรับปรุง 12:00 - 16:00 น.', 'กรุณาลองใหม่ภายหลัง'],
  ])
})

it('has the same lines where the site does not answer, but for the heading and the hours, which nobody knows [MAINT-06]', async () => {
  const isNetwork = true
  expect([await linesIn('en', { isNetwork }), await linesIn('th', { isNetwork })]).toEqual([
    [
      'We cannot reach the site',
      'The site is not answering, or your internet connection is down.',
      'Please try again later.',
    ],
    ['เชื่อมต่อเว็บไม่ได้', 'เว็บไม่ตอบสนอง หรืออินเทอร์เน็ตของคุณอาจขัดข้อง', 'กรุณาลองใหม่ภายหลัง'],
  ])
})

it('tells a member to look at the balance before money is moved again, and no visitor', async () => {
  const isMember = true
  const lines = [
    await linesIn('en', { isMember }),
    await linesIn('en', { isMember, isNetwork: true }),
    await linesIn('th', { isMember }),
  ]
  expect(lines.map((words) => words.at(-1))).toEqual([
    'Please try again later. If you just made a deposit or a withdrawal, check your balance before you make another.',
    'Please try again later. If you just made a deposit or a withdrawal, check your balance before you make another.',
    'กรุณาลองใหม่ภายหลัง ถ้าเพิ่งฝากหรือถอนเงิน กรุณาดูยอดเงินก่อนทำรายการซ้ำ',
  ])
})
