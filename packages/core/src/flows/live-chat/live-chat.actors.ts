import { fromPromise } from 'xstate'
import type { Services } from '../../kernel/services/services.ts'
import { siteDetails } from '../../kernel/site/site.details.ts'
import { liveChatMachine } from './live-chat.machine.ts'

/** What the script of a live chat provides; it starts as soon as it is loaded. */
interface LiveChatProgram {
  isReady(): boolean
  open(): void
}

/** The chart of the live chat, with its actors and actions provided. */
export function createLiveChatFlow({
  adapters,
  log,
  site,
}: Pick<Services, 'adapters' | 'log' | 'site'>) {
  let program: LiveChatProgram | null = null
  const logic = liveChatMachine.provide({
    actors: {
      start: fromPromise<void>(async () => {
        const { liveChat } = siteDetails(site, log)
        if (!liveChat) throw new Error('the site has no live chat')
        try {
          program ??= readProgram(await adapters.load(liveChat.script), liveChat.script)
        } catch (error) {
          log.write({
            level: 'error',
            event: 'liveChat.notLoaded',
            details: { error: String(error) },
          })
          throw error
        }
      }),
      askReadiness: fromPromise<boolean>(async () => program?.isReady() === true),
      openChat: fromPromise<void>(async () => program?.open()),
    },
  })
  return { logic, input: undefined }
}

function readProgram(program: object, script: string): LiveChatProgram {
  if (isLiveChat(program)) return program
  throw new Error(`${script} provides no isReady and open`)
}

function isLiveChat(program: object): program is LiveChatProgram {
  return (
    'isReady' in program &&
    typeof program.isReady === 'function' &&
    'open' in program &&
    typeof program.open === 'function'
  )
}
