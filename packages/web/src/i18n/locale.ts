export const locales = ['th', 'en'] as const

/** A language of the pages, as in the `lang` attribute. */
export type Locale = (typeof locales)[number]

/**
 * The language with the calendar, digits and hours of the site: Gregorian years and Arabic digits in
 * both, where a browser's own Thai would show the year 2569.
 */
export const intlTags: Readonly<Record<Locale, string>> = {
  th: 'th-TH-u-ca-gregory-hc-h23-nu-latn',
  en: 'en-GB-u-ca-gregory-hc-h23-nu-latn',
}
