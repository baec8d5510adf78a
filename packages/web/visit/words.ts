import { createIntl } from '@formatjs/intl'
import en from '../src/i18n/en.json' with { type: 'json' }
import th from '../src/i18n/th.json' with { type: 'json' }

export type Language = 'th' | 'en'

export type WordId = keyof typeof en

export const languages: readonly Language[] = ['th', 'en']

/** The words of a message that takes no values, in a language. */
export function words(language: Language, id: WordId): string {
  return (language === 'th' ? th : en)[id]
}

/** The words up to the first value in them. */
export function beginningOf(language: Language, id: WordId): string {
  const [beginning = ''] = words(language, id).split('{')
  return beginning
}

const sentences = {
  th: createIntl({ locale: 'th-TH-u-nu-latn', messages: th }),
  en: createIntl({ locale: 'en-GB', messages: en }),
}

/** The words of a message with its values; money is given in baht. */
export function sentence(
  language: Language,
  id: WordId,
  values: Readonly<Record<string, string | number>>,
): string {
  return sentences[language].formatMessage({ id }, values)
}

/** The address of a page in a language. */
export function addressOf(language: Language, path: string): string {
  if (language === 'th') return path
  return path === '/' ? '/en' : `/en${path}`
}
