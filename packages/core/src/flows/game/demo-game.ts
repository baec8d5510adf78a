import { readPicture } from '../../base/text/picture.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'
import type { Game, Named } from './game.ts'
import { gameTypeOf } from './game.types.ts'

/** A game that can be tried without signing in and without money [GAME-08]. */
export interface DemoGame extends Named {
  /** The provider's code for it. */
  readonly code: string
  readonly type: string
  /** The key of the provider. */
  readonly provider: string
  readonly picture: string | null
  /** Where it runs. Whether the site may open it is not checked yet. */
  readonly address: string
}

type WireDemo = WireAnswer<'getDemos'>['data']['getDemos'][number]

/** Reads demo games without duplicates. */
export function readDemoGames(list: readonly WireDemo[]): readonly DemoGame[] {
  return [...new Map(list.map((wire) => [wire.codeDefault, wire])).values()].map((wire) => ({
    code: wire.codeDefault,
    type: gameTypeOf(wire.type),
    provider: wire.category,
    picture: readPicture(wire.img),
    names: { th: wire.nameTh, en: wire.nameEn },
    address: wire.url,
  }))
}

/** A demo in the form of a game, for lists: it is never a favourite, and its id is the provider's code. */
export function demoAsGame({ code, names, picture, provider, type }: DemoGame): Game {
  return {
    id: code,
    code,
    names,
    picture,
    provider,
    type,
    category: null,
    hasFreeSpins: false,
    isHot: false,
    isNew: false,
    isFavourite: false,
    isRecent: false,
    rating: null,
    launchPath: null,
    rtp: null,
    volatility: null,
  }
}
