import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { readUrl } from '../../base/text/url.ts'
import { pathOf, readAddress, writeAddress } from '../../kernel/routing/address.ts'
import { deviceClassOf } from '../../kernel/routing/device.rules.ts'
import { safeReturn } from '../../kernel/routing/safe.return.ts'
import type { Services } from '../../kernel/services/services.ts'
import { siteDetails } from '../../kernel/site/site.details.ts'
import { gameWanted } from '../game-page/game-page.rules.ts'
import { launchGameCall, launchParameters } from './game-launch.calls.ts'
import { gameLaunchMachine } from './game-launch.machine.ts'
import {
  isGameAddress,
  isMarked,
  type LaunchResult,
  launchClient,
  readFrameMessage,
  withMark,
  withoutMark,
} from './game-launch.rules.ts'
import type { GameLaunchEvent, GameLaunchInput, LaunchInput } from './game-launch.setup.ts'

type LaunchServices = Pick<
  Services,
  'api' | 'credentials' | 'device' | 'gameWindows' | 'log' | 'navigation' | 'site'
>

/** The chart of a launch, with its actors and actions provided. */
export function createGameLaunchFlow(services: LaunchServices) {
  const { credentials, device, gameWindows, log, navigation, site } = services
  const { gameOrigins } = siteDetails(site, log)
  const isAllowed = (address: string) => isGameAddress(address, gameOrigins)
  const address = () => credentials.draft('game.address')
  const marks = createMarks(navigation)

  const logic = gameLaunchMachine.provide({
    actors: {
      launchGame: createLaunchGame(services, isAllowed),
      leadTab: fromPromise(async () => ({ isOpen: gameWindows.leadTab(address()) })),
      watchFrame: fromCallback<EventObject>(({ sendBack }) =>
        gameWindows.watch((message) => {
          const word = readFrameMessage(message, address())
          if (word) sendBack({ type: `frame.${word}` } satisfies GameLaunchEvent)
        }),
      ),
      // Drops the address and the empty tab however the page is left, even if the chart is stopped.
      guardSecrets: fromCallback(() => () => {
        credentials.dropDraft('game.address')
        gameWindows.dropTab()
      }),
    },
    actions: {
      leadToLogin: () => {
        const current = navigation.current()
        const back = safeReturn(current)
        const query = back ? { url: back } : {}
        navigation.go(writeAddress(readAddress(current).locale, pathOf('login'), query), 'push')
      },
      openTab: () => void gameWindows.openTab(),
      dropTab: () => gameWindows.dropTab(),
      leaveForGame: () => navigation.leave(address()),
      markAddress: () => marks.set(),
      unmarkAddress: () => marks.remove(),
      dropMark: () => {
        const current = navigation.current()
        if (isMarked(readAddress(current))) navigation.go(withoutMark(current), 'replace')
      },
      keepDemoAddress: ({ context }) =>
        credentials.keepDraft('game.address', context.demoAddress ?? ''),
      forgetAddress: () => credentials.dropDraft('game.address'),
    },
  })
  const current = readAddress(navigation.current())
  const input: GameLaunchInput = {
    deviceClass: deviceClassOf(device),
    isMember: credentials.hasSession(),
    gameOrigins,
    shownGameId: gameWanted(current)?.id ?? null,
    isMarked: isMarked(current),
  }
  return { logic, input }
}

function createLaunchGame(
  { api, credentials, log, navigation }: LaunchServices,
  isAllowed: (address: string) => boolean,
) {
  return fromPromise<LaunchResult, LaunchInput>(async ({ input, signal }) => {
    const parameters = launchParameters(input.game?.launchPath ?? null)
    if (!input.game || !parameters) return { kind: 'failed' }
    const wish = {
      ...parameters,
      client: launchClient(input.deviceClass),
      gameCode: input.game.code,
      locale: readAddress(navigation.current()).locale,
    }
    const answer = await api.call(launchGameCall, wish, { purpose: 'pressed', signal })
    if (answer.kind === 'refused') return { kind: 'refused', refusal: answer.refusal }
    if (answer.kind === 'failed') return { kind: 'failed' }
    const address = credentials.draft('game.address')
    if (isAllowed(address)) return { kind: 'accepted' }
    credentials.dropDraft('game.address')
    log.write({
      level: 'error',
      event: 'gameLaunch.foreignOrigin',
      details: { origin: readUrl(address)?.origin ?? '' },
    })
    return { kind: 'foreign' }
  })
}

/** The mark in the address by which Back closes the game. */
function createMarks(navigation: Services['navigation']) {
  let marked = ''
  return {
    set: () => {
      marked = withMark(navigation.current())
      navigation.go(marked, 'push')
    },
    remove: () => {
      const current = navigation.current()
      if (!isMarked(readAddress(current))) return
      // If something else was opened over the game, going back would lead to the mark again.
      if (current === marked) navigation.back(withoutMark(current))
      else navigation.go(withoutMark(current), 'replace')
    },
  }
}

/**
 * The address of the launched game. Only the frame and the link that lead there may use it: anyone who has the address
 * plays as the member.
 */
export function gameAddress({ credentials }: Pick<Services, 'credentials'>): string {
  return credentials.draft('game.address')
}
