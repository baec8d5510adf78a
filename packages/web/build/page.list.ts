import { type Locale, pathOf, type RouteName, readAddress, writeAddress } from '@croupier/core'
import { gameTypes } from '@croupier/core/game'
import { type RouteGuard, routeRows } from '@croupier/core/internal'
import { locales } from '../src/i18n/locale.ts'

/** Who gets a page: a member is recognised by the cookie that holds their name. */
export type Audience = 'visitor' | 'member'

export const audiences: readonly Audience[] = ['visitor', 'member']

/** A page that is rendered when the site is built. */
export interface PageFile {
  readonly address: string
  readonly audience: Audience
  /** Where it is below the folder of rendered pages, without `.html`; the address without its slash but for games. */
  readonly name: string
  /** The address by which search engines know it; null where it stands for many addresses, or for none of its own. */
  readonly canonical: string | null
  /** Whether search engines may list it. */
  readonly isListed: boolean
}

/** A page of any game: the build does not know the games. */
const anyGame = pathOf('game-id', { id: '0' })

/** Pages of a list and of an article that the build does not know, and which may not exist. */
const anyList = pathOf('list', { id: 'other' })
const anyArticle = pathOf('promotion', { id: 'other' })

/** Pages that show the same as another. */
const sameAs: Readonly<Partial<Record<RouteName, RouteName>>> = {
  registerAff: 'register',
  aff: 'register',
}

/**
 * Every page whose address is known when the site is built, in both languages, for visitors and for members; and where
 * visitors are led from members' pages, the page that they see there.
 */
export function pageFiles(): readonly PageFile[] {
  const own = audiences.flatMap((audience) =>
    locales.flatMap((locale) =>
      pathsFor(audience).map((path): PageFile => {
        const address = writeAddress(locale, path)
        const isOfGames = path === anyGame
        const name = isOfGames ? writeAddress(locale, '/game') : address
        const isPassing = path === pathOf('maintenance') || path === pathOf('resetPassword')
        const isListed = audience === 'visitor' && !isPassing
        const isOfMany = [anyGame, anyList, anyArticle].includes(path)
        const hasCanonical = isListed && !isOfMany
        const canonical = hasCanonical ? writeAddress(locale, canonicalPath(path)) : null
        return { address, audience, name: name.slice(1) || 'index', canonical, isListed }
      }),
    ),
  )
  return [...own, ...locales.flatMap(pagesInPlaceOfMembers)]
}

/** Where the guards lead a visitor from the pages of members. */
function pagesInPlaceOfMembers(locale: Locale): PageFile[] {
  return Object.values(routeRows).flatMap(({ guard, path }) => {
    if (guard !== 'membersElseHome' && guard !== 'membersElseLogin') return []
    const shown = pathOf(guard === 'membersElseHome' ? 'index' : 'login')
    const name = writeAddress(locale, withoutParameters(path)).slice(1)
    const address = writeAddress(locale, shown)
    return [{ address, audience: 'visitor', name, canonical: null, isListed: false }]
  })
}

function withoutParameters(path: string): string {
  return path.replace(/\/\{\w+\?\}$/, '') || '/'
}

/** The paths of the pages that somebody may open, without the prefix of a language. */
function pathsFor(audience: Audience): readonly string[] {
  const lists = [...gameTypes, 'freespin', ...(audience === 'member' ? ['recent'] : [])]
  const rows = Object.entries(routeRows).flatMap(([name, row]) =>
    isShownTo(audience, name, row.guard) ? [row] : [],
  )
  const paths = rows.flatMap(({ alsoPath, path }) => [path, ...(alsoPath ? [alsoPath] : [])])
  const plain = paths.map(withoutParameters).filter((path) => !path.includes('{'))
  return [...plain, ...lists.map((id) => pathOf('list', { id })), anyList, anyArticle, anyGame]
}

/**
 * What a ticket in the address leads to is not known when pages are rendered. Members are led on from the pages where
 * somebody signs in, and three of their pages are another one on a wide screen.
 */
function isShownTo(audience: Audience, name: string, guard: RouteGuard | undefined): boolean {
  if (name === 'loginLine' || name === 'loginUrl') return false
  if (audience === 'visitor') {
    return guard === undefined || guard === 'visitors' || guard === 'membersOrTicket'
  }
  return guard !== 'visitors' && !['deposit', 'profile', 'withdraw'].includes(name)
}

function canonicalPath(path: string): string {
  const { route } = readAddress(path)
  const same = route === null ? undefined : sameAs[route]
  if (same) return withoutParameters(routeRows[same].path)
  return route !== null && routeRows[route].alsoPath === path
    ? withoutParameters(routeRows[route].path)
    : path
}
