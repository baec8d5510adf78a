import { describe, expect, it } from 'vitest'
import { bankDisplay, isBankId } from './bank.display.ts'
import { bankIds } from './bank.ids.ts'

const plain = { banks: [], bankLogos: null }

describe('a bank on the screen', () => {
  it.each(bankIds)('%s has letters, a colour and a place among the logos [SITE-14…30]', (id) => {
    const { colour, letters, logo, name } = bankDisplay(id, { ...plain, bankLogos: '/banks.webp' })
    expect([name, /^[A-Za-z0-9]{2,3}$/.test(letters), /^#[0-9a-f]{6}$/.test(colour), logo]).toEqual(
      [null, true, true, { picture: '/banks.webp', fromTop: (100 * bankIds.indexOf(id)) / 15 }],
    )
  })

  it('is shown as the operator wants it, field by field [SITE-14, SITE-15]', () => {
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
  ])('has letters on %s in %s, which stands out more', (colour, letterColour) => {
    const banks = [{ id: 'uob', colour } as const]
    expect(bankDisplay('uob', { banks, bankLogos: null }).letterColour).toBe(letterColour)
  })

  it('is readable in every colour of its own', () => {
    expect(bankIds.map((id) => bankDisplay(id, plain).letterColour)).toEqual(
      bankIds.map(() => '#ffffff'),
    )
  })
})
