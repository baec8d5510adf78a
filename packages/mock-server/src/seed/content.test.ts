import { providerTitles } from '@croupier/core/game'
import { describe, expect, it } from 'vitest'
import { seedArticles } from './articles.ts'
import {
  catalogueOf,
  largestCatalogueSize,
  seedCategories,
  usualCatalogueSize,
} from './games/catalogue.ts'
import { forcedNotice, seedNotices } from './notices.ts'
import type { Words } from './promotions.ts'
import { providers } from './providers.ts'
import { seedTournaments } from './tournaments.ts'

const seedGames = catalogueOf(usualCatalogueSize).games

const distinct = (values: readonly unknown[]) => new Set(values).size

describe('the games of the seed', () => {
  it('come from every provider that the site knows, under its title', () => {
    const titles = Object.fromEntries(providers.map(({ key, title }) => [key, title]))
    expect(titles).toEqual(providerTitles)
    expect(distinct(seedGames.map(({ category }) => category.provider.key))).toBe(20)
  })

  it.each([usualCatalogueSize, largestCatalogueSize])('are %i, no two called alike', (size) => {
    const { games } = catalogueOf(size)
    expect([
      games.length,
      distinct(games.map(({ nameEn }) => nameEn)),
      distinct(games.map(({ nameTh }) => nameTh)),
    ]).toEqual([size, size, size])
  })

  it('are the same ones in a smaller catalogue', () => {
    expect(catalogueOf(40).games).toEqual(catalogueOf(largestCatalogueSize).games.slice(0, 40))
  })

  it('are found by id and by code', () => {
    const { byCode, byId, games } = catalogueOf(40)
    expect(games.map(({ id }) => byId(id))).toEqual(games)
    expect(games.map(({ code }) => byCode(code))).toEqual(games)
    expect([byId('made-up'), byCode('made-up')]).toEqual([undefined, undefined])
  })

  it('are told apart by id, by code and by their word in addresses', () => {
    const ids = [...seedGames, ...seedCategories].map(({ id }) => id)
    expect(ids.filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([])
    const all = seedGames.length
    expect([
      distinct(ids),
      distinct(seedGames.map(({ code }) => code)),
      distinct(seedGames.map(({ handle }) => handle)),
    ]).toEqual([all + seedCategories.length, all, all])
    expect(distinct(seedCategories.map(({ handle }) => handle))).toBe(seedCategories.length)
    expect(distinct(seedCategories.map(({ name }) => name))).toBe(seedCategories.length)
  })

  it('are some of each type, and some hot, new and with free spins', () => {
    const types = ['slots', 'casino', 'fishing', 'lotto', 'sports']
    const counts = types.map(
      (type) => seedGames.filter(({ category }) => category.type === type).length,
    )
    expect(counts.filter((count) => count < 2)).toEqual([])
    expect(distinct(seedGames.map(({ category }) => category.type))).toBe(types.length)
    for (const flag of ['isHot', 'isNew', 'hasFreeSpins'] as const) {
      const count = seedGames.filter((game) => game[flag]).length
      expect([flag, count > 3 && count < seedGames.length / 2]).toEqual([flag, true])
    }
  })

  it('have a Thai and an English name', () => {
    const odd = seedGames.filter(
      ({ nameTh, nameEn }) => !/[\u0e00-\u0e7f]/.test(nameTh) || !/^[A-Za-z ]+$/.test(nameEn),
    )
    expect(odd).toEqual([])
  })
})

describe('the texts of the seed', () => {
  const texts: readonly Words[] = [
    ...[...Object.values(seedArticles).flat(), ...seedNotices, forcedNotice].flatMap(
      ({ title, content }) => [title, content],
    ),
    ...seedTournaments.map(({ nameTh, nameEn }) => ({ th: nameTh, en: nameEn })),
  ]

  it('are there in Thai and in English', () => {
    const thai = /[\u0e00-\u0e7f]/
    expect(texts.filter(({ th, en }) => !thai.test(th) || thai.test(en) || en === '')).toEqual([])
  })

  it('have a notice of each documented type', () => {
    const types = [...seedNotices, forcedNotice].map(({ type }) => type)
    expect(types.sort()).toEqual(['bank', 'game', 'maintenance', 'promotion'])
  })
})
