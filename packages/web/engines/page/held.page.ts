import { countCalls } from '../../e2e/support/settled.counters.ts'
import { watchLiveRegions } from '../../visit/announcements.ts'
import { fillStorage } from '../../visit/full.storage.ts'
import { collectComplaints } from './held.complaints.ts'
import { countMotions } from './held.motion.ts'
import { heldParts } from './held.parts.ts'
import { countSheets } from './held.sheets.ts'
import { countTasks } from './held.tasks.ts'
import { type Beginning, holdTime } from './held.time.ts'

/** The unfinished work of a page after two frames were drawn, and its reports. */
export interface Settling {
  readonly calls: number
  readonly busy: number
  readonly address: string
  readonly complaints: readonly string[]
  readonly spoken: readonly string[]
}

/** The first script of every page of the site: it stops the page's clock and answers the test. */
function holdPage(beginning: Beginning) {
  countCalls()
  const { keepUp, setInstant } = holdTime(beginning)
  const complaints = collectComplaints()
  const sheets = countSheets()
  const tasks = countTasks()
  let spoken: string[] = []
  let imports = 0
  window.recordSpoken = (text) => void spoken.push(text)
  watchLiveRegions()
  return {
    ...heldParts,
    setInstant,
    /** Counts the loading of a script. The server wraps each dynamic import with it. */
    during: <Result>(loading: Promise<Result>): Promise<Result> => {
      const end = () => {
        imports -= 1
      }
      imports += 1
      loading.then(end, end)
      return loading
    },
    settle: async (passedMs: number): Promise<Settling> => {
      await keepUp(passedMs)
      // Another process grants locks. Earlier requests are granted before this one.
      await navigator.locks.query()
      const { busy, calls } = await window.settling.afterDrawing()
      const announced = spoken
      spoken = []
      return {
        calls,
        busy: busy + imports + sheets() + tasks() + countMotions() + unread(),
        address: location.href,
        complaints: complaints(),
        spoken: announced,
      }
    },
    setOnline: (isOnline: boolean): void => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    },
    setVisibility: (visibility: DocumentVisibilityState): void => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => visibility,
      })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    stored: (key: string): string | null => localStorage.getItem(key),
    fillStorage,
    forgetStored: (): void => {
      localStorage.clear()
      sessionStorage.clear()
    },
    title: (): string => document.title,
  }
}

function unread(): number {
  return document.readyState === 'loading' ? 1 : 0
}

export type HeldPage = ReturnType<typeof holdPage>

declare global {
  interface Window {
    /** The server sets it right before this script. */
    readonly beginning: Beginning
    held: HeldPage
  }
}

window.held = holdPage(window.beginning)
