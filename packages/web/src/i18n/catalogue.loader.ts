import english from 'catalogue:en'
import thai from 'catalogue:th'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Area } from './catalogue.areas.ts'
import type { Locale } from './locale.ts'

/** Messages already parsed for the formatter, so that no parser is loaded. */
export type Catalogue = Readonly<Record<string, MessageFormatElement[]>>

/** The loaders of a language's messages, by area. */
export type CatalogueSources = Readonly<Record<Area, () => Promise<{ default: Catalogue }>>>

const sources: Readonly<Record<Locale, CatalogueSources>> = { th: thai, en: english }

/** Loads the messages of one area. Rejects when the chunk cannot be loaded. */
export async function loadCatalogue(locale: Locale, area: Area): Promise<Catalogue> {
  return (await sources[locale][area]()).default
}
