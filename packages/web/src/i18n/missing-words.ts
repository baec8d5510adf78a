import type { Locale } from './locale.ts'

/** A message without words, as a page in development reports it. */
export interface MissingWords {
  readonly id: string
  readonly locale: Locale
  /** Who asked for them, as the browser tells it. */
  readonly stack: string
}

const languages: Readonly<Record<Locale, string>> = { th: 'Thai', en: 'English' }

/** What is wrong and what to do, without the full stop. */
export function toAdd(id: string, locale: Locale): string {
  return `The message "${id}" has no ${languages[locale]} words: add it to packages/web/src/i18n/${locale}.json`
}
