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

const tags = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB' } as const

/** A day with its year and a time, as the site names an instant. */
export function dayAndTime(language: Language, instant: number): string {
  const time = new Intl.DateTimeFormat(tags[language], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Bangkok',
  }).format(instant)
  return sentence(language, 'format.dateTime', { date: dayOf(language, instant), time })
}

/** That day alone. */
export function dayOf(language: Language, instant: number): string {
  return new Intl.DateTimeFormat(tags[language], {
    dateStyle: 'medium',
    timeZone: 'Asia/Bangkok',
  }).format(instant)
}
