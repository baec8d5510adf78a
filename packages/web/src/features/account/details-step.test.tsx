import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import type { Locale } from '../../i18n/locale.ts'
import { RegistrationPage } from './registration.page.tsx'

async function banksIn(locale: Locale, field: string) {
  await openSite(<RegistrationPage />, {
    address: locale === 'th' ? '/register' : '/en/register',
    locale,
    areas: ['login', 'account', 'banks', 'member'],
  })
  const selector = await screen.findByRole('combobox', { name: field })
  const options = within(selector).getAllByRole<HTMLOptionElement>('option')
  cleanup()
  return options.flatMap(({ textContent, value }) => (value === '' ? [] : [[value, textContent]]))
}

it('offers every bank by its name in both languages, in the order of the logos [AUTH-19, SITE-15…30, OPEN-75]', async () => {
  expect(await banksIn('th', 'ธนาคาร')).toEqual([
    ['scb', 'ไทยพาณิชย์ (SCB)'],
    ['kbank', 'กสิกรไทย (KBank)'],
    ['ktb', 'กรุงไทย (KTB)'],
    ['bbl', 'กรุงเทพ (BBL)'],
    ['bay', 'กรุงศรี (BAY)'],
    ['tmb', 'ทีเอ็มบีธนชาต (ttb)'],
    ['gsb', 'ออมสิน (GSB)'],
    ['baac', 'ธ.ก.ส. (BAAC)'],
    ['isbt', 'อิสลามแห่งประเทศไทย (ISBT)'],
    ['uob', 'ยูโอบี (UOB)'],
    ['cimb', 'ซีไอเอ็มบี ไทย (CIMB)'],
    ['citi', 'ซิตี้แบงก์ (CITI)'],
    ['lh', 'แลนด์ แอนด์ เฮ้าส์ (LH)'],
    ['kkp', 'เกียรตินาคินภัทร (KKP)'],
    ['ghb', 'ธอส. (GHB)'],
    ['onewallet', 'OneWallet'],
  ])
  expect(await banksIn('en', 'Bank')).toEqual([
    ['scb', 'Siam Commercial Bank (SCB)'],
    ['kbank', 'Kasikornbank (KBank)'],
    ['ktb', 'Krungthai Bank (KTB)'],
    ['bbl', 'Bangkok Bank (BBL)'],
    ['bay', 'Krungsri (BAY)'],
    ['tmb', 'TMBThanachart Bank (ttb)'],
    ['gsb', 'Government Savings Bank (GSB)'],
    ['baac', 'BAAC (Bank for Agriculture)'],
    ['isbt', 'Islamic Bank of Thailand (ISBT)'],
    ['uob', 'UOB'],
    ['cimb', 'CIMB Thai (CIMB)'],
    ['citi', 'Citibank (CITI)'],
    ['lh', 'LH Bank (LH)'],
    ['kkp', 'Kiatnakin Phatra Bank (KKP)'],
    ['ghb', 'Government Housing Bank (GHB)'],
    ['onewallet', 'OneWallet'],
  ])
})
