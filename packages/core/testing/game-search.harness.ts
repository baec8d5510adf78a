import { createActor } from 'xstate'
import { createMemoryNavigation } from '../src/base/ports/navigation.ts'
import { createMemoryStorage } from '../src/base/ports/storage.ts'
import { createGameSearchFlow } from '../src/flows/game-search/game-search.actors.ts'
import { searchBoxView, searchPageView } from '../src/flows/game-search/game-search.view.ts'
import { goldenLotus } from '../src/wire/contract/examples/game.examples.ts'
import { startApi } from './api.harness.ts'
import type { SentRequest } from './fake-http.ts'
import { followRoutes } from './settled.route.ts'
import { settle } from './virtual-clock.ts'

const site = { groupId: 'group-1' }
/** The names of the games in the catalogue. */
export const names = ['Golden Lotus', 'River Dragon', 'Lotus Lotto', 'Dragon Gems']
const catalogue = {
  data: {
    lists: names.map((nameEn, index) => ({ ...goldenLotus, _id: `g-${index}`, nameEn })),
  },
}
/** Answers with the catalogue. */
export const answer = (request: SentRequest) => request.answer(catalogue)

/** Answers with a game that has a Thai name. */
export const thai = (request: SentRequest) =>
  request.answer({
    data: { lists: [{ ...goldenLotus, _id: 'g-9', nameEn: 'Lotus Lotto', nameTh: 'หวยบัว' }] },
  })

/** Starts the search as a visitor. */
export async function openSearch(address = '/', onSent: (request: SentRequest) => void = answer) {
  const storages = { local: createMemoryStorage(), session: createMemoryStorage() }
  const { api, clock, credentials, network } = startApi({ onSent, isSignedIn: false })
  const navigation = createMemoryNavigation(address)
  const { logic, input } = createGameSearchFlow({ api, credentials, navigation, site, storages })
  const actor = createActor(logic, {
    input,
    clock: {
      setTimeout: (callback, delay) => clock.setTimeout(callback, delay),
      clearTimeout: (handle) => clock.clearTimeout(handle),
    },
  }).start()
  followRoutes(actor, navigation)
  await settle()
  return {
    actor,
    clock,
    navigation,
    network,
    type: (text: string) => actor.send({ type: 'gameSearch.type', text }),
    /** Presses keys one by one at the end of the box's text. */
    press: (keys: string) => {
      for (const key of keys) {
        const { text } = searchBoxView(actor.getSnapshot())
        actor.send({ type: 'gameSearch.type', text: `${text}${key}` })
      }
    },
    erase: () => {
      const { text } = searchBoxView(actor.getSnapshot())
      actor.send({ type: 'gameSearch.type', text: text.slice(0, -1) })
    },
    box: () => {
      const { offers, ...rest } = searchBoxView(actor.getSnapshot())
      const named = offers.map((offer) =>
        offer.kind === 'game' ? offer.game.names.en : offer.term,
      )
      return { ...rest, suggested: named }
    },
    page: () => {
      const {
        games,
        popular: _popular,
        recent: _recent,
        ...rest
      } = searchPageView(actor.getSnapshot())
      return { ...rest, found: games.map((game) => game.names.en) }
    },
  }
}
