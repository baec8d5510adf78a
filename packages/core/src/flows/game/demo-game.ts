import { readPicture } from '../../base/text/picture.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'
import type { Game, Named } from './game.ts'
import { gameTypeOf } from './game.types.ts'

/** A game that can be tried without a member and without money [GAME-08]. */
export interface DemoGame extends Named {
  /** What the provider knows it by. */
  readonly code: string
  readonly type: string
  /** The key of the provider. */
  readonly provider: string
  readonly picture: string | null
  /** Where it runs. Nobody has checked yet whether the site may open it. */
  readonly address: string
}

type WireDemo = WireAnswer<'getDemos'>['data']['getDemos'][number]

/** Demo games in the project's own words, each of them once. */
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

/** A demo as lists show it: nobody's favourite, known by its provider's code. */
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
  }
}
