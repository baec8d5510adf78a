import { describe, expect, it } from 'vitest'
import { bankDisplay, isBankId } from './bank.display.ts'

const plain = { banks: [], bankLogos: null }

describe('a bank on the screen', () => {
  it.each([
    ['scb', 'SCB', '#4e3a86', 0, 'SITE-15'],
    ['kbank', 'KB', '#1d6b45', 1, 'SITE-16'],
    ['ktb', 'KTB', '#176b91', 2, 'SITE-17'],
    ['bbl', 'BBL', '#233f8f', 3, 'SITE-18'],
    ['bay', 'BAY', '#8a6410', 4, 'SITE-19'],
    ['tmb', 'ttb', '#1f5fa8', 5, 'SITE-20'],
    ['gsb', 'GSB', '#a23a7c', 6, 'SITE-21'],
    ['baac', 'BAA', '#3d6e2f', 7, 'SITE-22'],
    ['isbt', 'IBT', '#2c6150', 8, 'SITE-23'],
    ['uob', 'UOB', '#2a4a8c', 9, 'SITE-24'],
    ['cimb', 'CIM', '#8f2430', 10, 'SITE-25'],
    ['citi', 'CIT', '#2a5c99', 11, 'SITE-26'],
    ['lh', 'LH', '#5b6470', 12, 'SITE-27'],
    ['kkp', 'KKP', '#5a4a93', 13, 'SITE-28'],
    ['ghb', 'GHB', '#a35310', 14, 'SITE-29'],
    ['onewallet', '1W', '#7a4a1e', 15, 'SITE-30'],
  ])(
    '%s has the letters %s, the colour %s and the position %i among the logos [SITE-14, %s]',
    (id, letters, colour, place) => {
      expect(bankDisplay(id, { ...plain, bankLogos: '/banks.webp' })).toEqual({
        name: null,
        letters,
        colour,
        letterColour: '#ffffff',
        logo: { picture: '/banks.webp', fromTop: (100 * place) / 15 },
      })
    },
  )

  it('is shown as the operator configures it, field by field [SITE-14, SITE-15]', () => {
    const name = { th: 'ไทยพาณิชย์', en: 'SCB' }
    const banks = [
      { id: 'scb', name, colour: '#ffe066', logoPosition: 15 } as const,
      { id: 'ktb', colour: '#000000' } as const,
    ]
    const details = { banks, bankLogos: '/banks.webp' }
    expect([bankDisplay('scb', details), bankDisplay('ktb', { banks, bankLogos: null })]).toEqual([
      {
        name,
        letters: 'SCB',
        colour: '#ffe066',
        letterColour: '#000000',
        logo: { picture: '/banks.webp', fromTop: 100 },
      },
      { name: null, letters: 'KTB', colour: '#000000', letterColour: '#ffffff', logo: null },
    ])
  })

  it('that the site does not know is shown by its first letters', () => {
    expect([isBankId('moon'), bankDisplay('moon', { ...plain, bankLogos: '/banks.webp' })]).toEqual(
      [
        false,
        { name: null, letters: 'MO', colour: '#4a5561', letterColour: '#ffffff', logo: null },
      ],
    )
  })

  it.each([
    ['#757575', '#ffffff'],
    ['#767676', '#000000'],
    ['#ff0000', '#000000'],
    ['#0000ff', '#ffffff'],
    ['#00ff00', '#000000'],
  ])('has letters on %s in %s, which has more contrast', (colour, letterColour) => {
    const banks = [{ id: 'uob', colour } as const]
    expect(bankDisplay('uob', { banks, bankLogos: null }).letterColour).toBe(letterColour)
  })
})
