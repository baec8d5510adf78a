import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import type { Locale } from '../i18n/locale.ts'
import { SiteClosedDialog } from './site-closed.dialog.tsx'

async function textsIn(locale: Locale) {
  await openSite(<SiteClosedDialog />, { locale, areas: ['member'] })
  const dialog = await screen.findByRole('dialog')
  const said = [
    dialog.querySelector('h2')?.textContent,
    dialog.querySelector('p')?.textContent,
    dialog.querySelectorAll('button').length,
  ]
  cleanup()
  return said
}

it('names a usage problem in both languages, asks to contact the admin and cannot be dismissed [ERR-53, NOTE-16]', async () => {
  expect(await textsIn('th')).toEqual([
    'เว็บปิดให้บริการ',
    'ตรวจพบปัญหาการใช้งาน ตอนนี้จึงยังใช้เว็บไม่ได้ ถ้ามีคำถามเรื่องยอดเงินหรือรายการฝากถอน กรุณาติดต่อแอดมิน',
    0,
  ])
  expect(await textsIn('en')).toEqual([
    'The site is closed',
    'We have detected a usage problem, so the site cannot be used for now. For questions about your balance or a transaction, please contact admin.',
    0,
  ])
})
