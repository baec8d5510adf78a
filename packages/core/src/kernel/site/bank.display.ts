import type { Locale } from '../routing/address.ts'
import { type BankId, bankIds } from './bank.ids.ts'
import type { SiteDetails } from './site.details.ts'

/** How a bank is shown beside its name [SITE-14]. */
export interface BankDisplay {
  /** The operator's name for it, or null for the usual one. */
  readonly name: Readonly<Record<Locale, string>> | null
  readonly letters: string
  readonly colour: string
  /** Black or white, whichever stands out more from the colour. */
  readonly letterColour: string
  /** Its logo as a part of a picture, `fromTop` per cent down; null where letters are shown instead. */
  readonly logo: { readonly picture: string; readonly fromTop: number } | null
}

/** Neutral neutralMarks: banks own their logos and colours, and an operator that may use them configures them. */
const neutralMarks: Readonly<Record<BankId, readonly [letters: string, colour: string]>> = {
  scb: ['SCB', '#4e3a86'],
  kbank: ['KB', '#1d6b45'],
  ktb: ['KTB', '#176b91'],
  bbl: ['BBL', '#233f8f'],
  bay: ['BAY', '#8a6410'],
  tmb: ['ttb', '#1f5fa8'],
  gsb: ['GSB', '#a23a7c'],
  baac: ['BAA', '#3d6e2f'],
  isbt: ['IBT', '#2c6150'],
  uob: ['UOB', '#2a4a8c'],
  cimb: ['CIM', '#8f2430'],
  citi: ['CIT', '#2a5c99'],
  lh: ['LH', '#5b6470'],
  kkp: ['KKP', '#5a4a93'],
  ghb: ['GHB', '#a35310'],
  onewallet: ['1W', '#7a4a1e'],
}

/** Whether a text is the id of a bank that the site knows. */
export function isBankId(id: string): id is BankId {
  return bankIds.some((known) => known === id)
}

/**
 * How a bank is shown: each field as the operator configured it, or else the default.
 * @param id of a bank that the site may not know; it is then shown by its first letters.
 */
export function bankDisplay(
  id: string,
  details: Pick<SiteDetails, 'banks' | 'bankLogos'>,
): BankDisplay {
  const own = details.banks.find((bank) => bank.id === id)
  const [letters, mark] = isBankId(id)
    ? neutralMarks[id]
    : [id.slice(0, 2).toUpperCase(), '#4a5561']
  const colour = own?.colour ?? mark
  const position = own?.logoPosition ?? (isBankId(id) ? bankIds.indexOf(id) : -1)
  return {
    name: own?.name ?? null,
    letters,
    colour,
    letterColour: luminance(colour) > contrastMiddle ? '#000000' : '#ffffff',
    logo:
      details.bankLogos === null || position < 0
        ? null
        : { picture: details.bankLogos, fromTop: (100 * position) / (bankIds.length - 1) },
  }
}

/** The luminance against which black and white have equal contrast: (1.05 / x) = (x / 0.05) by WCAG, minus its 0.05 of ambient light. */
const contrastMiddle = Math.sqrt(1.05 * 0.05) - 0.05

/** The relative luminance of WCAG 2, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
