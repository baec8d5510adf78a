/** The areas of the site, each with the words in the names of its tests. */
const words = {
  affiliate: ['affiliate'],
  content: ['content', 'articles', 'help', 'tournament', 'home', 'live-chat'],
  contract: ['secrets', 'storm', 'faults', 'session'],
  deposit: ['deposit', 'qr', 'transfer', 'storm', 'waiting'],
  games: ['game', 'launch', 'favourites', 'home'],
  history: ['history'],
  hosts: ['bare', 'provided', 'watch'],
  login: ['login', 'chat', 'session'],
  notices: ['notices', 'overlays'],
  passwords: ['password', 'recovery'],
  promotions: ['promotion', 'offer'],
  registration: ['registration'],
  routing: ['routes', 'root', 'back-forward', 'shell-ways', 'session', 'maintenance'],
  session: ['session', 'tabs', 'storm', 'secrets'],
  shell: ['shell', 'overlays', 'site', 'keyboard', 'home'],
  usdt: ['usdt'],
  withdraw: ['withdraw', 'payout', 'transfer-back', 'waiting'],
} as const

export type Area = keyof typeof words

export const areas: readonly string[] = Object.keys(words)

/** Whether the name of a headless, drawn or browser test file belongs to an area. */
export function isAbout(area: Area, file: string): boolean {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return words[area].some((word) => name.includes(word))
}
