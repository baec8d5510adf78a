import type { Page } from '@playwright/test'

/** What becomes of the share sheet: the browser has none, refuses it, or the member closes or uses it. */
export type Sharing = 'missing' | 'refused' | 'cancelled' | 'done'

/** Gives a page a share sheet, or takes it away. What it was last asked is told by `data-shared`. */
export async function setSharing(page: Page, sharing: Sharing): Promise<void> {
  await page.evaluate((outcome) => {
    const errors = { refused: 'NotAllowedError', cancelled: 'AbortError' }
    const share = async ({ files = [] }: ShareData) => {
      const names = files.map(({ name, type, size }) => `${name} ${type} ${size > 0}`)
      document.documentElement.dataset.shared = `${outcome}: ${names}`
      if (outcome === 'refused' || outcome === 'cancelled') {
        throw new DOMException('the test says so', errors[outcome])
      }
    }
    const isThere = outcome !== 'missing'
    Object.assign(navigator, {
      canShare: isThere ? () => true : undefined,
      share: isThere ? share : undefined,
    })
  }, sharing)
}

/** Takes from a page what downloads are made with. */
export async function removeDownloads(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(HTMLAnchorElement.prototype, 'download'))
}

/** Takes the clipboard away, or also the old way of copying. */
export async function removeCopying(page: Page, what: 'clipboard' | 'everything'): Promise<void> {
  await page.evaluate((taken) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    if (taken === 'everything') document.execCommand = () => false
  }, what)
}

/** The features that a browser may lack, each with what takes it away before the site is loaded. */
export const removals = {
  locks: () => {
    if (!Reflect.deleteProperty(Navigator.prototype, 'locks')) throw new Error('locks stay')
  },
  'broadcast channels': () => {
    if (!Reflect.deleteProperty(window, 'BroadcastChannel')) throw new Error('channels stay')
  },
  'room in its storages': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('nothing more fits in', 'QuotaExceededError')
    }
  },
  'local storage': () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('storage is blocked', 'SecurityError')
      },
    }),
  'session storage': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('storage is blocked', 'SecurityError')
      },
    }),
} as const satisfies Record<string, () => unknown>
