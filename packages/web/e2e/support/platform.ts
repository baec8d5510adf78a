import type { Page } from '@playwright/test'

/** How the share sheet behaves: the browser has none or refuses it, or the member closes or uses it. */
export type Sharing = 'missing' | 'refused' | 'cancelled' | 'done'

/** Adds a share sheet to a page, or removes it. `data-shared` holds the last thing that was shared. */
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

/** Removes the download feature from a page. */
export async function removeDownloads(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(HTMLAnchorElement.prototype, 'download'))
}

/** Removes the clipboard API, or the copy command too. */
export async function removeCopying(page: Page, what: 'clipboard' | 'everything'): Promise<void> {
  await page.evaluate((taken) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    if (taken === 'everything') document.execCommand = () => false
  }, what)
}

/** The features that a browser may lack, each with a function that removes it before the site is loaded. */
export const removals = {
  locks: () => {
    if (!Reflect.deleteProperty(Navigator.prototype, 'locks'))
      throw new Error('navigator.locks could not be removed')
  },
  'broadcast channels': () => {
    if (!Reflect.deleteProperty(window, 'BroadcastChannel'))
      throw new Error('BroadcastChannel could not be removed')
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
