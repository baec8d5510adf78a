import { assign, setup } from 'xstate'
import type { News, NoticesStep } from './notices.sight.ts'

/** The notices that show once, and again only a long time after they were closed. */
const once: readonly News[] = ['first-deposit', 'new-game']
const all: readonly News[] = [...once, 'maintenance']

interface World {
  /** Closed recently. */
  readonly seen: readonly News[]
  /** The notices of this page load that are not closed yet. */
  readonly due: readonly News[]
  /** Whether the browser has a list that is not too old. */
  readonly isHeld: boolean
  /** Whether the server forces the notice of the bank account. */
  readonly isForced: boolean
  readonly page: 'home' | 'help'
}

export function shownNews({ due }: World): News | null {
  return due[0] ?? null
}

/** A stored list shows only on the home page, a forced notice anywhere. */
const load = (world: World, page: World['page'], hasAnswer = true): World => {
  const hasNews = world.isHeld ? page === 'home' : hasAnswer
  const news = hasNews ? all.filter((one) => !world.seen.includes(one)) : []
  const due: readonly News[] = world.isForced ? ['bank-change', ...news] : news
  return { ...world, page, due: due.slice(0, 3), isHeld: world.isHeld || hasAnswer }
}

/** The operator's notices from the view of the member, time and the operator. */
export const noticesModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in NoticesStep]: { type: Step } }[NoticesStep],
  },
  guards: {
    isShown: ({ context }) => shownNews(context) !== null,
    isNothingShown: ({ context }) => shownNews(context) === null,
    isHome: ({ context }) => context.page === 'home' && shownNews(context) === null,
    isNotForced: ({ context }) => !context.isForced,
    isOld: ({ context }) => !context.isHeld,
  },
  actions: {
    close: assign(({ context }) => {
      const shown = shownNews(context)
      const isOnce = once.some((one) => one === shown)
      return {
        due: context.due.slice(1),
        isForced: context.isForced && shown !== 'bank-change',
        seen: shown && isOnce ? [...context.seen, shown].sort() : context.seen,
      }
    }),
    loadHome: assign(({ context }) => load(context, 'home')),
    loadHelp: assign(({ context }) => load(context, 'help')),
    loadWithoutAnswer: assign(({ context }) => load(context, context.page, false)),
    /** Leaving the panel fetches the list if it has become too old meanwhile. */
    goOn: assign(({ context }) => (context.isHeld ? {} : load(context, 'home'))),
    wait: assign({ seen: [], isHeld: false }),
    force: assign({ isForced: true }),
    forget: assign({ seen: [], isHeld: false }),
  },
}).createMachine({
  id: 'noticesJourney',
  context: {
    seen: [],
    due: all,
    isHeld: true,
    isForced: false,
    page: 'home',
  },
  initial: 'member',
  states: {
    member: {
      initial: 'reading',
      on: {
        loadHome: { target: '.reading', actions: 'loadHome' },
        loadHelp: { target: '.reading', actions: 'loadHelp' },
        loadDeposit: { target: '.depositing', actions: 'loadHome' },
        wait: { actions: 'wait' },
        changeBankAccount: { guard: 'isNotForced', actions: 'force' },
      },
      states: {
        reading: {
          on: {
            close: { guard: 'isShown', actions: 'close' },
            loadWithoutAnswer: { guard: 'isOld', target: 'reading', actions: 'loadWithoutAnswer' },
            signOut: { guard: 'isHome', target: '#visitor', actions: 'forget' },
          },
        },
        depositing: { on: { closePanel: { target: 'reading', actions: 'goOn' } } },
      },
    },
    visitor: {
      id: 'visitor',
      on: { signIn: { target: 'member', actions: 'loadHome' } },
    },
  },
})
