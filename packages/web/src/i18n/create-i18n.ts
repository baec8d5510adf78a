import { formatSatang, type Satang, satangToBaht } from '@croupier/core/money'
import type { Log } from '@croupier/core/ports'
import {
  createFormatters,
  createIntlCache,
  DEFAULT_INTL_CONFIG,
  formatMessage,
} from '@formatjs/intl'
import { IntlMessageFormat } from 'intl-messageformat'
import { createElement, Fragment, type ReactNode } from 'react'
import type { Area } from './catalogue.areas.ts'
import { type Catalogue, loadCatalogue } from './catalogue.loader.ts'
import { intlTags, type Locale } from './locale.ts'
import type {
  MessageId,
  MessageIdOf,
  MessageReference,
  MessageValue,
  MessageValues,
} from './message.types.ts'
import { followCatalogue, standInFor } from './words.hot.ts'

const timeZone = 'Asia/Bangkok'

// By default the library looks up the locale that the browser supports, and the site never uses the result. The lookup
// loads the browser's language data, which takes a slow phone 60 ms before the first view.
IntlMessageFormat.resolveLocale = () => undefined

/** Draws what stands between `<b>` and `</b>`, or `<link>` and `</link>`. */
export type DrawTag = (children: ReactNode[]) => ReactNode

export type RichValues = Readonly<Record<string, MessageValue | DrawTag>>

/** The messages of one language, limited to those of `Areas`. */
export interface Messages<Areas extends Area = Area> {
  readonly locale: Locale
  /** The text of a message. */
  t(id: MessageIdOf<Areas>, values?: MessageValues): string
  /** A message with tags in it; `<b>` needs no value. */
  rich(id: MessageIdOf<Areas>, values?: RichValues): ReactNode
  /** The text of a reference that a rule returned. */
  ref(reference: MessageReference): string
  /** `1,234.50`, without the currency. */
  money(amount: Satang): string
  /** `20 November`, in Bangkok. */
  date(instant: number): string
  /** `20 Nov 2026`, in Bangkok; the year is Buddhist in Thai: `20 พ.ย. 2569`. */
  fullDate(instant: number): string
  /** `14:05`, in Bangkok, with the word that Thai puts after it. */
  time(instant: number): string
  /** Date and time of an instant in epoch milliseconds, in Bangkok. */
  dateTime(instant: number): string
  /** The same with its year. */
  fullDateTime(instant: number): string
}

export interface I18n extends Messages {
  has(area: Area): boolean
  /** Whether the words of a message are loaded. */
  knows(id: MessageId): boolean
  /** Loads the messages of an area once; the same promise for every caller until it fails. */
  load(area: Area): Promise<void>
}

/**
 * The texts of one language, area by area as they are loaded. A message that is missing or lacks a value
 * throws in development and in tests; in production it is logged and shown as far as possible.
 */
export function createI18n(
  locale: Locale,
  log: Log,
  load: (locale: Locale, area: Area) => Promise<Catalogue> = loadCatalogue,
): I18n {
  const messages: Record<string, Catalogue[string]> = {}
  const loaded = new Set<Area>()
  const loading = new Map<Area, Promise<void>>()
  // Only the message formatter is imported: the whole library would add 1.8 KiB to every first visit.
  const formatters = createFormatters(createIntlCache())
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale: intlTags[locale],
    messages,
    timeZone,
    onError: (error: Error) => {
      if (import.meta.env.DEV) throw error
      log.write({ level: 'error', event: 'message.failed', details: { reason: error.message } })
    },
  }

  if (import.meta.hot) followCatalogue(locale, messages)

  const format = (id: MessageId, values: RichValues): ReactNode =>
    import.meta.env.DEV && !(id in messages)
      ? standInFor(id, locale)
      : formatMessage(config, formatters, { id }, { b: drawBold, ...asPlain(values, inWords) })
  const t = (id: MessageId, values: MessageValues = {}) => asText(format(id, values))
  // A browser needs long for its first formatter, so none is made before a date is shown; each is made once.
  const formatted = (instant: number, options: Intl.DateTimeFormatOptions) =>
    formatters.getDateTimeFormat(intlTags[locale], { ...options, timeZone }).format(instant)
  const date = (instant: number) => formatted(instant, { day: 'numeric', month: 'long' })
  const clock = (instant: number) => formatted(instant, { hour: '2-digit', minute: '2-digit' })
  const wholeDay = (instant: number) => formatted(instant, { dateStyle: 'medium' })
  const dayAndTime = (instant: number) =>
    t('format.dateTime', { date: wholeDay(instant), time: clock(instant) })

  const timeOfDay = (instant: number) => t('format.timeOfDay', { time: clock(instant) })
  const inWords = { dayAndTime, timeOfDay }

  return {
    locale,
    t,
    rich: (id, values = {}) => {
      const parts = format(id, values)
      return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts
    },
    ref: ({ id, values }) => t(id, values),
    money: formatSatang,
    date,
    fullDate: wholeDay,
    time: timeOfDay,
    dateTime: (instant) => t('format.dateTime', { date: date(instant), time: clock(instant) }),
    fullDateTime: dayAndTime,
    has: (area) => loaded.has(area),
    knows: (id) => id in messages,
    load: (area) => {
      const known = loading.get(area)
      if (known) return known
      const promise = load(locale, area).then(
        (catalogue) => {
          Object.assign(messages, catalogue)
          loaded.add(area)
        },
        (reason) => {
          loading.delete(area)
          throw reason
        },
      )
      loading.set(area, promise)
      return promise
    },
  }
}

function drawBold(children: ReactNode[]): ReactNode {
  return createElement('b', null, ...children)
}

function asText(formatted: ReactNode): string {
  return Array.isArray(formatted) ? formatted.map(asText).join('') : String(formatted)
}

type InWords = (instant: number) => string

/** Money in baht, and instants in words. */
function asPlain(
  values: RichValues,
  inWords: { readonly dayAndTime: InWords; readonly timeOfDay: InWords },
): Record<string, string | number | DrawTag> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'object') return [name, value]
      if ('satang' in value) return [name, satangToBaht(value.satang)]
      if ('timeOfDay' in value) return [name, inWords.timeOfDay(value.timeOfDay)]
      return [name, inWords.dayAndTime(value.instant)]
    }),
  )
}
