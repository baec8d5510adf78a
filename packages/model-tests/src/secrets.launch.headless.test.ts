import { gameAddress, gameLaunchView } from '@croupier/core/game-launch'
import { gameListView } from '@croupier/core/game-list'
import { gamePageView } from '@croupier/core/game-page'
import { phoneDevice } from '@croupier/core/ports'
import { second } from '@croupier/core/time'
import { expect, test } from 'vitest'
import { foundSecrets, openWatchedBrowser, readable } from './secrets.watch.ts'
import { signIn, visitSite } from './site-visit.ts'

test('the address of a game is in the vault and on the wire, and in no chart, log, journal, history, message or storage [API-08]', async () => {
  const { browser, cookieNames, exchanges } = openWatchedBrowser()
  const visit = await visitSite(browser, '/login?url=%2Flist%2Fslots')
  await signIn(visit, 'demo')
  const looks: Awaited<ReturnType<typeof readable>>[] = []
  const secrets: Record<string, string> = {}
  const firstIn = async (list: string) => {
    visit.navigation.go(list, 'push')
    await visit.advance(second)
    const [game] = gameListView(visit.flow('gameList').getSnapshot()).games
    if (!game) throw new Error(`${list} is empty`)
    return game.id
  }
  const play = async (id: string) => {
    visit.navigation.go(`/game/${id}`, 'push')
    await visit.advance(second)
    const { subject } = gamePageView(visit.flow('gamePage').getSnapshot())
    if (subject?.kind !== 'game') throw new Error(`${id} is no game`)
    visit.flow('gameLaunch').send({ type: 'gameLaunch.launch', game: subject.game })
    await visit.advance(0)
    const held = gameAddress(visit.app.services)
    secrets[subject.game.type] = held
    looks.push(await readable(browser, visit, cookieNames, exchanges))
    return gameLaunchView(visit.flow('gameLaunch').getSnapshot()).screen
  }

  const screens = [await play(await firstIn('/list/slots'))]
  visit.flow('gameLaunch').send({ type: 'gameLaunch.close' })
  await visit.advance(3 * second)
  screens.push(await play(await firstIn('/list/sports')))
  visit.navigation.go('/', 'push')
  await visit.advance(second)
  looks.push(await readable(browser, visit, cookieNames, exchanges))

  const launched = exchanges.filter(({ url }) => url.includes('/game/launch/'))
  expect([
    screens,
    launched.map(({ answer }) => Object.values(secrets).some((held) => answer.includes(held))),
    Object.values(secrets).filter((held) => !/^https?:\/\/\S+\/g\/\S{8,}$/.test(held)),
    foundSecrets(looks, secrets),
    gameAddress(visit.app.services),
  ]).toEqual([['embedded', 'newTab'], [true, true], [], [], ''])
})

test('a phone that leaves for a game opens its address, and has forgotten it on its return [API-08, GAME-28]', async () => {
  const { browser, cookieNames, exchanges } = openWatchedBrowser(phoneDevice)
  const visit = await visitSite(browser, '/login?url=%2Flist%2Fslots')
  await signIn(visit, 'demo')
  visit.navigation.go('/list/slots', 'push')
  await visit.advance(second)
  const [game] = gameListView(visit.flow('gameList').getSnapshot()).games
  visit.navigation.go(`/game/${game?.id}`, 'push')
  await visit.advance(second)
  const { subject } = gamePageView(visit.flow('gamePage').getSnapshot())
  if (subject?.kind !== 'game') throw new Error('the list of slots leads to no game')
  visit.flow('gameLaunch').send({ type: 'gameLaunch.launch', game: subject.game })
  await visit.advance(second)

  const looks = [await readable(browser, visit, cookieNames, exchanges)]
  const screens = [gameLaunchView(visit.flow('gameLaunch').getSnapshot()).screen]
  visit.page.resume('restored')
  await visit.advance(second)
  screens.push(gameLaunchView(visit.flow('gameLaunch').getSnapshot()).screen)
  looks.push(await readable(browser, visit, cookieNames, exchanges))
  const [address = ''] = visit.navigation.left()
  expect([
    screens,
    visit.navigation.left(),
    foundSecrets(looks, { address }),
    gameAddress(visit.app.services),
  ]).toEqual([
    ['launching', 'idle'],
    [expect.stringMatching(/^https?:\/\/\S+\/g\/\S{8,}$/)],
    [],
    '',
  ])
})
