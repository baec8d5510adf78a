import { bahtToSatang } from '@croupier/core/money'
import { noLog } from '@croupier/core/ports'
import { describe, expect, it } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { type Locale, locales } from './locale.ts'
import type { MessageId } from './message.types.ts'

const credits = [
  'promotion.registration.title',
  'promotion.registration.titleAsk',
  'promotion.registration.won',
  'promotion.registration.wonAsk',
  'promotion.registration.unknown',
  'promotion.deposit.titleAny',
  'promotion.deposit.success',
  'promotion.strip.depositAny',
  'promotion.strip.registration',
  'promotion.strip.registrationAsk',
  'promotion.amount.enough',
] as const satisfies MessageId[]

const depositsAndCredits = [
  'promotion.deposit.title',
  'promotion.strip.deposit',
  'promotion.amount.chip',
  'promotion.amount.short',
] as const satisfies MessageId[]

async function said(locale: Locale, id: MessageId, deposit: number, credit: number) {
  const i18n = createI18n(locale, noLog)
  await Promise.all([i18n.load('promotions'), i18n.load('runningOffer')])
  const paid = { satang: bahtToSatang(deposit) }
  const values = {
    time: '…',
    amount: paid,
    deposit: paid,
    credit: { satang: bahtToSatang(credit) },
  }
  return i18n.t(id, values).match(/[\d.,]*\d/g)
}

describe.each(locales)(
  'in %s the amounts of an offer have commas, and satang where there are any:',
  (locale) => {
    it.each(credits)('%s', async (id) => {
      expect(await said(locale, id, 0, 1000)).toEqual(['1,000'])
      expect(await said(locale, id, 0, 50.5)).toEqual(['50.50'])
    })

    it.each(depositsAndCredits)('%s', async (id) => {
      expect(await said(locale, id, 1000, 50.5)).toEqual(['1,000', '50.50'])
      expect(await said(locale, id, 50.5, 1000)).toEqual(['50.50', '1,000'])
    })
  },
)
