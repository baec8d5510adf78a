import { gameAddress, gameLaunchView } from '@croupier/core/game-launch'
import { gameListView } from '@croupier/core/game-list'
import { gamePageView } from '@croupier/core/game-page'
import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { expect, it, vi } from 'vitest'
import { found, toText } from '../../../test/canaries.ts'
import { openMockSite } from '../../../test/mock-site.ts'
import { inspectInto } from './inspector.tsx'

const second = 1_000

it('is not sent where a game is that was launched, nor would be without the masking', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setImmediate(work))
  const sent: StatelyInspectionEvent[] = []
  const unmasked: string[] = []
  const masking = inspectInto({ send: (message) => void sent.push(message) })
  const plain = createInspector({ send: (message) => void unmasked.push(toText(message)) })
  const { advance, app, flow, wire } = await openMockSite({
    address: '/login?url=%2Flist%2Flotto',
    inspect: (event) => {
      masking.inspect?.(event)
      plain.inspect.next?.(event)
    },
  })
  app.services.credentials.keepDraft('login.password', 'demo1234')
  const login = flow('login')
  login.send({ type: 'login.changeUsername', text: 'demo' })
  login.send({ type: 'login.changePassword', isFilled: true })
  login.send({ type: 'login.submit' })
  await advance(second)
  const [lotto] = gameListView(flow('gameList').getSnapshot()).games
  app.services.navigation.go(`/game/${lotto?.id}`, 'push')
  await advance(second)
  const { subject } = gamePageView(flow('gamePage').getSnapshot())
  if (subject?.kind !== 'game') throw new Error('there is no game to launch')
  const launch = flow('gameLaunch')
  launch.send({ type: 'gameLaunch.launch', game: subject.game })
  await advance(0)
  const secrets = { launched: gameAddress(app.services) }
  const { screen } = gameLaunchView(launch.getSnapshot())
  await advance(second)

  const onWire = wire.map(({ answered }) => answered)
  expect([screen, found(secrets, onWire)]).toEqual(['newTab', ['launched']])
  expect([found(secrets, sent.map(toText)), found(secrets, unmasked)]).toEqual([[], []])
})
