import en from '../../src/i18n/en.json' with { type: 'json' }
import th from '../../src/i18n/th.json' with { type: 'json' }

export type Language = 'th' | 'en'

export const languages: readonly Language[] = ['th', 'en']

/** The words of a message that takes no values, in a language. */
export function words(language: Language, id: keyof typeof en): string {
  return (language === 'th' ? th : en)[id]
}

/** The address of a page in a language. */
export function addressOf(language: Language, path: string): string {
  if (language === 'th') return path
  return path === '/' ? '/en' : `/en${path}`
}
