/** The titles of the game providers, by key [SITE-31…50]. */
export const providerTitles = {
  evo: 'Evolution',
  pp: 'Pragmatic',
  rt: 'Red Tiger',
  ag: 'Asia Gaming',
  sa: 'SA Gaming',
  pretty: 'Pretty Gaming',
  allbet: 'Allbet',
  ps: 'Playstar',
  pg: 'PGSoft',
  km: 'KingMaker',
  joker: 'Joker',
  dream: 'Dream Gaming',
  dragoon: 'Dragoon Soft',
  cq9: 'CQ9',
  ae: 'AE Sexy',
  spade: 'SpadeGaming',
  wm: 'WM Casino',
  bti: 'Bti',
  haba: 'Habanero',
  vt: 'Virtual Tech',
} as const

export type ProviderKey = keyof typeof providerTitles

/** The title of a provider; an unknown one is shown by its key. */
export function providerTitle(key: string): string {
  return isProviderKey(key) ? providerTitles[key] : key
}

export interface ShownProvider {
  readonly key: string
  readonly title: string
}

/** The providers without duplicates, sorted by title. */
export function sortedProviders(keys: readonly string[]): readonly ShownProvider[] {
  const { compare } = new Intl.Collator('en')
  return [...new Set(keys)]
    .map((key) => ({ key, title: providerTitle(key) }))
    .sort((one, other) => compare(one.title, other.title))
}

function isProviderKey(key: string): key is ProviderKey {
  return Object.hasOwn(providerTitles, key)
}
