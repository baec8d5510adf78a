import { type GameType, type Provider, providers } from './providers.ts'

export interface SeedCategory {
  readonly id: string
  readonly type: GameType
  readonly provider: Provider
  /** The provider's title, with the type where the provider has several. */
  readonly name: string
  readonly handle: string
}

export interface SeedGame {
  readonly id: string
  readonly category: SeedCategory
  readonly code: string
  readonly handle: string
  readonly nameTh: string
  readonly nameEn: string
  readonly hasFreeSpins: boolean
  readonly isHot: boolean
  readonly isNew: boolean
  readonly rating: number
}

type Names = readonly [english: string, thai: string]

const names: Readonly<Record<GameType, readonly Names[]>> = {
  slots: [
    ['Golden Lotus', 'บัวทอง'],
    ['River Dragon', 'มังกรสายน้ำ'],
    ['Temple Bells', 'ระฆังวัด'],
    ['Lucky Durian', 'ทุเรียนนำโชค'],
    ['Elephant Parade', 'ขบวนช้าง'],
    ['Night Market', 'ตลาดกลางคืน'],
    ['Mango Rush', 'มะม่วงแตก'],
    ['Jade Tiger', 'เสือหยก'],
    ['Songkran Splash', 'สาดสงกรานต์'],
    ['Seven Lanterns', 'โคมเจ็ดดวง'],
    ['Pearl Bay', 'อ่าวไข่มุก'],
    ['Tuk Tuk Gold', 'ตุ๊กตุ๊กทอง'],
    ['Monkey King Feast', 'งานเลี้ยงราชาวานร'],
    ['Silk Road', 'เส้นทางสายไหม'],
    ['Rice Field Riches', 'ทุ่งรวงทอง'],
    ['Moonlit Garden', 'สวนใต้แสงจันทร์'],
  ],
  casino: [
    ['Baccarat', 'บาคาร่า'],
    ['Roulette', 'รูเล็ต'],
    ['Dragon Tiger', 'เสือมังกร'],
    ['Sic Bo', 'ไฮโล'],
    ['Blackjack', 'แบล็คแจ็ค'],
  ],
  fishing: [
    ['Deep Sea Hunter', 'นักล่าทะเลลึก'],
    ['Coral Cannons', 'ปืนใหญ่ปะการัง'],
    ['Golden Carp', 'ปลาคาร์ปทอง'],
  ],
  lotto: [
    ['Thai Lotto', 'หวยไทย'],
    ['Hanoi Lotto', 'หวยฮานอย'],
    ['Lucky Numbers', 'เลขนำโชค'],
  ],
  sports: [
    ['Football', 'ฟุตบอล'],
    ['Muay Thai', 'มวยไทย'],
    ['Basketball', 'บาสเกตบอล'],
  ],
}

const gamesOfCategory: Readonly<Record<GameType, number>> = {
  slots: 5,
  casino: 3,
  fishing: 2,
  lotto: 2,
  sports: 2,
}

const idOf = (kind: string, index: number) =>
  `665f1c2ab4e8d900${kind}${String(index + 1).padStart(4, '0')}`

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** A category for each type of games that a provider has. */
export const seedCategories: readonly SeedCategory[] = providers
  .flatMap((provider) => provider.types.map((type) => ({ provider, type })))
  .map(({ provider, type }, index) => {
    const [first] = provider.types
    const name = type === first ? provider.title : `${provider.title} ${titleOf(type)}`
    return { id: idOf('12ca', index), type, provider, name, handle: slugOf(name) }
  })

/** Each category has the next few names of its type, so that providers differ. */
export const seedGames: readonly SeedGame[] = seedCategories
  .flatMap((category) => {
    const rank = seedCategories.filter(({ type }) => type === category.type).indexOf(category)
    const count = gamesOfCategory[category.type]
    return Array.from({ length: count }, (_, index) => ({
      category,
      number: index + 1,
      names: nameAt(category.type, rank * count + index),
    }))
  })
  .map(({ category, number, names: [nameEn, nameTh] }, index) => ({
    id: idOf('12fa', index),
    category,
    code: `${category.provider.key}_${category.type}_${100 + number}`,
    handle: `${category.provider.key}-${slugOf(nameEn)}`,
    nameTh,
    nameEn,
    hasFreeSpins: category.type === 'slots' && index % 3 === 0,
    isHot: index % 5 === 0,
    isNew: index % 7 === 2,
    rating: 3.5 + (index % 4) * 0.5,
  }))

function nameAt(type: GameType, index: number): Names {
  const all = names[type]
  return all[index % all.length] ?? ['', '']
}

function titleOf(type: GameType): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}`
}
