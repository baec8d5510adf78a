import englishBoot from 'catalogue:en/boot'
import thaiBoot from 'catalogue:th/boot'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Area } from './catalogue.areas.ts'
import type { Locale } from './locale.ts'

/** Messages in the form the formatter works on, so that no parser is loaded. */
export type Catalogue = Readonly<Record<string, MessageFormatElement[]>>

type Load = () => Promise<{ default: Catalogue }>

const catalogues: Readonly<Record<Locale, Readonly<Record<Area, Load>>>> = {
  th: {
    boot: () => Promise.resolve({ default: thaiBoot }),
    shell: () => import('catalogue:th/shell'),
    home: () => import('catalogue:th/home'),
    login: () => import('catalogue:th/login'),
    member: () => import('catalogue:th/member'),
    account: () => import('catalogue:th/account'),
    deposit: () => import('catalogue:th/deposit'),
    articles: () => import('catalogue:th/articles'),
    notices: () => import('catalogue:th/notices'),
    games: () => import('catalogue:th/games'),
    promotions: () => import('catalogue:th/promotions'),
    help: () => import('catalogue:th/help'),
    menu: () => import('catalogue:th/menu'),
    usdt: () => import('catalogue:th/usdt'),
    withdraw: () => import('catalogue:th/withdraw'),
    history: () => import('catalogue:th/history'),
    gamePage: () => import('catalogue:th/gamePage'),
    tournament: () => import('catalogue:th/tournament'),
    analytics: () => import('catalogue:th/analytics'),
    affiliate: () => import('catalogue:th/affiliate'),
    banks: () => import('catalogue:th/banks'),
  },
  en: {
    boot: () => Promise.resolve({ default: englishBoot }),
    shell: () => import('catalogue:en/shell'),
    home: () => import('catalogue:en/home'),
    login: () => import('catalogue:en/login'),
    member: () => import('catalogue:en/member'),
    account: () => import('catalogue:en/account'),
    deposit: () => import('catalogue:en/deposit'),
    articles: () => import('catalogue:en/articles'),
    notices: () => import('catalogue:en/notices'),
    games: () => import('catalogue:en/games'),
    promotions: () => import('catalogue:en/promotions'),
    help: () => import('catalogue:en/help'),
    menu: () => import('catalogue:en/menu'),
    usdt: () => import('catalogue:en/usdt'),
    withdraw: () => import('catalogue:en/withdraw'),
    history: () => import('catalogue:en/history'),
    gamePage: () => import('catalogue:en/gamePage'),
    tournament: () => import('catalogue:en/tournament'),
    analytics: () => import('catalogue:en/analytics'),
    affiliate: () => import('catalogue:en/affiliate'),
    banks: () => import('catalogue:en/banks'),
  },
}

/** Loads the messages of one area. Rejects when the chunk cannot be loaded. */
export async function loadCatalogue(locale: Locale, area: Area): Promise<Catalogue> {
  return (await catalogues[locale][area]()).default
}
