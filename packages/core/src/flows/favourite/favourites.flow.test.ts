import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../../testing/api.harness.ts'
import { aGame } from '../../../testing/examples/games.of.tests.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { goldenLotus } from '../../wire/contract/examples/game.examples.ts'
import { wireExamples } from '../../wire/contract/examples/wire.examples.ts'
import { createFavouritesFlow } from './favourites.actors.ts'
import { favouriteFailedToast, favouriteUnknownToast } from './favourites.rules.ts'
import { favouritesView, isFavouriteGame } from './favourites.view.ts'

const site = { groupId: 'group-1' }
const lotus = aGame()

function operationOf({ body, url }: SentRequest): string {
  const { operationName, variables } = typeof body === 'string' ? JSON.parse(body) : {}
  return operationName ? `${operationName} ${variables.gameID ?? ''}`.trim() : new URL(url).pathname
}

const counts = (countFavourite: number) => ({ countFavourite, countRecent: 6 })

/** Answers the calls for the member and, if wanted, the counts; the test answers all others. */
async function open(isKnown = true, isCounted = true, local = createMemoryStorage()) {
  const { api, credentials, network } = startApi({
    onSent: (request) => {
      const operation = operationOf(request)
      if (operation === '/api/v3/member/updateData') {
        if (isKnown) request.answer(wireExamples.getMember.answer)
        else request.lose()
      }
      if (operation === 'getFavouriteAndRecent' && isCounted) {
        request.answer({ data: { getFavouriteAndRecent: counts(4) } })
      }
    },
  })
  const { logic, input } = createFavouritesFlow({
    api,
    credentials,
    site,
    storages: { local, session: createMemoryStorage() },
  })
  const actor = createActor(logic, { input })
  const told: unknown[] = []
  actor.on('*', (fact) => told.push(fact))
  actor.start()
  await settle()
  const toggle = (gameId = lotus.id, isFavourite = false) =>
    actor.send({ type: 'favourites.toggle', gameId, isFavourite })
  return {
    actor,
    network,
    told,
    toggle,
    answer: async (json: unknown) => {
      network.last().answer(json)
      await settle()
    },
    lose: async () => {
      network.last().lose()
      await settle()
    },
    /** The calls after those at the start. */
    asked: () => network.sent.map(operationOf).slice(2),
    shown: () => {
      const view = favouritesView(actor.getSnapshot())
      return [isFavouriteGame(view, lotus), view.counts?.favourites]
    },
  }
}

const saved = (count: number) => ({ data: { addFavourite: counts(count) } })
const lists = (...ids: string[]) => ({
  data: { lists: ids.map((_id) => ({ ...goldenLotus, _id })) },
})
const failed = { type: 'toast.requested', toast: favouriteFailedToast }
const doubtful = { type: 'toast.requested', toast: favouriteUnknownToast }

describe('a heart', () => {
  it('is filled at once, and the answer updates the count [GAME-09, GAME-20]', async () => {
    const { answer, asked, shown, toggle } = await open()
    toggle()
    const atOnce = shown()
    await settle()
    await answer(saved(5))
    expect([atOnce, asked(), shown()]).toEqual([[true, 4], ['addFavourite g-1'], [true, 5]])
  })

  it('that is pressed again during a call is sent again after it, so that the server ends in the shown state', async () => {
    const { answer, asked, shown, toggle } = await open()
    toggle()
    await settle()
    toggle()
    const whileUnderWay = [asked().length, shown()]
    await answer(saved(5))
    await answer(saved(4))
    expect([whileUnderWay, asked(), shown()]).toEqual([
      [1, [false, 4]],
      ['addFavourite g-1', 'addFavourite g-1'],
      [false, 4],
    ])
  })

  it('that is pressed twice more during a call is not sent again', async () => {
    const { answer, asked, shown, toggle } = await open()
    toggle()
    await settle()
    toggle()
    toggle()
    await answer(saved(5))
    expect([asked(), shown()]).toEqual([['addFavourite g-1'], [true, 5]])
  })

  it.each([
    ['a refusal', { errors: [{ message: 'no', extensions: { code: 4401 } }] }],
    ['an unreadable answer', 'nonsense'],
  ])('shows the server’s state again after %s, with a message', async (_, refusal) => {
    const { answer, asked, shown, told, toggle } = await open()
    toggle()
    await settle()
    await answer(refusal)
    await answer(lists('g-7'))
    expect([asked(), shown(), told]).toEqual([['addFavourite g-1', 'lists'], [false, 4], [failed]])
  })

  it('stays filled if only the answer was lost, without being sent again', async () => {
    const { answer, asked, lose, shown, told, toggle } = await open()
    toggle()
    await settle()
    await lose()
    await answer(lists('g-1', 'g-2', 'g-3', 'g-4', 'g-5'))
    expect([asked(), shown(), told]).toEqual([['addFavourite g-1', 'lists'], [true, 5], []])
  })

  it('shows its old state, with a message that the outcome is unknown, if the server cannot be asked either', async () => {
    const { lose, shown, told, toggle } = await open()
    toggle()
    await settle()
    await lose()
    await lose()
    expect([shown(), told]).toEqual([[false, 4], [doubtful]])
  })

  it.each([
    ['is not sent if the server already has it', ['g-1'], [], [true, 1]],
    ['is sent if the server does not have it', ['g-7'], ['addFavourite g-1'], [true, 5]],
  ])(
    'with an unknown outcome is looked up before it is sent again, and %s',
    async (_, listed, sent, end) => {
      const { answer, asked, lose, shown, toggle } = await open()
      toggle()
      await settle()
      await lose()
      await lose()
      toggle()
      await settle()
      await answer(lists(...listed))
      if (sent.length > 0) await answer(saved(5))
      expect([asked(), shown()]).toEqual([['addFavourite g-1', 'lists', 'lists', ...sent], end])
    },
  )

  it('with an unknown outcome stays so if it cannot be looked up', async () => {
    const { asked, lose, shown, told, toggle } = await open()
    toggle()
    await settle()
    await lose()
    await lose()
    toggle()
    await settle()
    await lose()
    expect([asked(), shown(), told]).toEqual([
      ['addFavourite g-1', 'lists', 'lists'],
      [false, 4],
      [doubtful, doubtful],
    ])
  })

  it('of another game waits for its turn', async () => {
    const { answer, asked, toggle } = await open()
    toggle('g-1')
    toggle('g-2', true)
    await settle()
    const first = asked()
    await answer(saved(5))
    expect([first, asked()]).toEqual([
      ['addFavourite g-1'],
      ['addFavourite g-1', 'addFavourite g-2'],
    ])
  })

  it('of a member who could not be identified identifies them again', async () => {
    const { network, shown, told, toggle } = await open(false)
    toggle()
    await settle()
    expect([network.sent.length, shown(), told]).toEqual([2, [false, undefined], [failed]])
  })
})

describe('a game that was opened', () => {
  it('is recorded as played, and the answer updates the counts [GAME-21]', async () => {
    const { actor, answer, asked } = await open()
    actor.send({ type: 'favourites.played', gameId: 'g-9' })
    await settle()
    await answer({ data: { addRecent: { countFavourite: 4, countRecent: 7 } } })
    expect([asked(), favouritesView(actor.getSnapshot()).counts]).toEqual([
      ['addRecent g-9'],
      { favourites: 4, recent: 7 },
    ])
  })

  it('is dropped if it cannot be recorded', async () => {
    const { actor, asked, lose, shown, told } = await open()
    actor.send({ type: 'favourites.played', gameId: 'g-9' })
    await settle()
    await lose()
    expect([asked(), shown(), told]).toEqual([['addRecent g-9'], [false, 4], []])
  })
})

describe('a member who was identified on an earlier visit', () => {
  it('is known before the server answers, and stays known if it does not', async () => {
    const local = createMemoryStorage()
    await open(true, true, local)
    const again = await open(false, true, local)
    const { memberId } = again.actor.getSnapshot().context
    expect([local.keys(), memberId]).toEqual([
      ['member.demo/id'],
      wireExamples.getMember.answer.result?._id,
    ])
  })
})

describe('a member whose games are being counted', () => {
  it('is identified already, so lists do not wait for the counts', async () => {
    const { actor, answer } = await open(true, false)
    const { context } = actor.getSnapshot()
    const early = [actor.getSnapshot().hasTag('identifying'), context.memberId, context.counts]
    await answer({ data: { getFavouriteAndRecent: counts(4) } })
    expect([early, actor.getSnapshot().context.counts]).toEqual([
      [false, wireExamples.getMember.answer.result?._id, null],
      { favourites: 4, recent: 6 },
    ])
  })

  it.each([
    ['the answer', { data: { getFavouriteAndRecent: counts(4) } }],
    ['the loss of the answer', null],
  ])('sends a heart that is pressed meanwhile after %s', async (_, counted) => {
    const { answer, asked, lose, shown, toggle } = await open(true, false)
    toggle()
    await settle()
    const meanwhile = [asked(), shown()[0]]
    await (counted === null ? lose() : answer(counted))
    await answer(saved(5))
    expect([meanwhile, asked(), shown()]).toEqual([[[], true], ['addFavourite g-1'], [true, 5]])
  })
})

describe('a member who could not be identified', () => {
  it('is identified again with the next game that is played [GAME-21]', async () => {
    const { actor, network } = await open(false)
    actor.send({ type: 'favourites.played', gameId: lotus.id })
    await settle()
    const identify = '/api/v3/member/updateData'
    expect(network.sent.map(operationOf)).toEqual([identify, identify])
  })

  it.each([
    [true, 2],
    [false, 2],
  ])(
    'or could (%s) is identified again for a list only if that failed before',
    async (isKnown, calls) => {
      const { actor, network } = await open(isKnown)
      actor.send({ type: 'favourites.asked' })
      await settle()
      expect(network.sent.length).toBe(calls)
    },
  )
})
