export const locales = ['th', 'en'] as const

/** A language of the pages, as in the `lang` attribute. */
export type Locale = (typeof locales)[number]

/**
 * The language with the calendar, digits and hours of the site: Buddhist years in Thai and Gregorian ones in English,
 * Arabic digits in both. They are named, so that no browser chooses for itself.
 */
export const intlTags: Readonly<Record<Locale, string>> = {
  th: 'th-TH-u-ca-buddhist-hc-h23-nu-latn',
  en: 'en-GB-u-ca-gregory-hc-h23-nu-latn',
}
