import { createActor } from 'xstate'
import { type Device, desktopDevice } from '../src/base/ports/device.ts'
import { createMemoryPorts } from '../src/base/ports/memory.ports.ts'
import { createGameLaunchFlow, gameAddress } from '../src/flows/game-launch/game-launch.actors.ts'
import type { LaunchedGame } from '../src/flows/game-launch/game-launch.rules.ts'
import type { GameLaunchFact } from '../src/flows/game-launch/game-launch.setup.ts'
import { gameLaunchView } from '../src/flows/game-launch/game-launch.view.ts'
import { startApi } from './api.harness.ts'
import type { SentRequest } from './fake-http.ts'
import { followRoutes } from './settled.route.ts'
import { settle } from './virtual-clock.ts'

export const gameUrl = 'https://games.test/g/secret-1'
export const slot: LaunchedGame = {
  id: 'g-1',
  type: 'slots',
  code: 'pg_101',
  launchPath: '/api/v3/member/game/launch/pg',
}
export const sport = { ...slot, id: 'g-2', type: 'sports' }
export const demo = { game: slot, address: 'https://games.test/g/demo/1' }

export const accepted = { code: 0, message: null, result: gameUrl }
interface Start {
  readonly device?: Device
  readonly address?: string
  readonly isSignedIn?: boolean
  /** The answer to the launch; with undefined it is lost. */
  readonly launch?: object | undefined
}

export function openGameLaunch(start: Start = {}) {
  const launches: unknown[] = []
  const { launch } = { launch: accepted, ...start }
  const onSent = (request: SentRequest) => {
    const body = JSON.parse(String(request.body ?? 'null'))
    if (request.url.includes('/game/launch/')) {
      launches.push([request.method, new URL(request.url).pathname, body])
      if (launch) request.answer(launch)
      else request.lose()
    }
  }
  const { api, clock, credentials } = startApi({ onSent, isSignedIn: start.isSignedIn ?? true })
  const { address = '/en/game/g-1/golden-lotus' } = start
  const { gameWindows, log, navigation, page } = createMemoryPorts({ address, clock })
  const services = {
    api,
    credentials,
    device: start.device ?? desktopDevice,
    gameWindows,
    log,
    navigation,
    site: {
      title: 'Croupier',
      logo: null,
      theme: null,
      groupId: 'group-1',
      isClosed: false,
      isRegistrationOpen: true,
      isAffiliateHidden: false,
      registerLink: { kind: 'page' as const, path: '/register', query: {} },
      contactLink: null,
      authorizationScheme: 'Bearer',
      revokesTokens: false,
      hasGameFigures: false,
      hasTournamentDetails: false,
      services: {
        api: 'https://api.test',
        auth: 'https://auth.test',
        reward: 'https://reward.test',
        chat: 'https://chat.test',
        content: 'https://content.test',
      },
      linkOrigins: ['https://site.test'],
      document: { gameHosts: ['games.test'] },
    },
  }
  const { logic, input } = createGameLaunchFlow(services)
  const actor = createActor(logic, {
    input,
    clock: {
      setTimeout: (callback, delay) => clock.setTimeout(callback, delay),
      clearTimeout: (handle) => clock.clearTimeout(handle),
    },
  })
  const facts: GameLaunchFact[] = []
  actor.on('*', (fact) => void facts.push(fact))
  actor.start()
  followRoutes(actor, navigation)
  page.watch(({ type }) => {
    if (type === 'page.resumed') actor.send({ type })
  })
  const rest = async () => {
    for (let turn = 0; turn < 5; turn += 1) await settle()
  }
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    await rest()
  }
  return {
    actor,
    address: () => gameAddress(services),
    clock,
    credentials,
    facts,
    gameWindows,
    launches,
    log,
    navigation,
    page,
    rest,
    send,
    view: () => gameLaunchView(actor.getSnapshot()),
  }
}

export const idle = {
  screen: 'idle',
  isDemo: false,
  canLaunch: true,
  isLoading: false,
  isSlow: false,
  isDoubtful: false,
  isBlocked: false,
  problem: null,
}
export const launch = { type: 'gameLaunch.launch', game: slot } as const
