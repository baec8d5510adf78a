/** A window that was opened by the site. */
export interface OpenedWindow {
  readonly closed: boolean
  postMessage(message: unknown, targetOrigin: string): void
}

export interface WindowMessage {
  readonly data: unknown
  readonly origin: string
  /** Null also where the page that sent it is gone by now. */
  readonly source: OpenedWindow | null
}

/** What of the browser an inspector needs. */
export interface InspectorHost {
  readonly origin: string
  /** Opens a window, or goes on in the one of that name; null when the browser opens none. */
  open(address: URL, name: string): OpenedWindow | null
  onMessage(listener: (message: WindowMessage) => void): void
  /** The page is left, perhaps to be restored later. */
  onLeave(listener: () => void): void
}

/** Beside the site, not over it: a page that is covered rests, and so would its charts. */
const shape = 'popup,width=1180,height=820'

/** The host over the window of the page. */
export function createBrowserInspectorHost(): InspectorHost {
  return {
    origin: window.location.origin,
    open: (address, name) => window.open(address, `croupier-inspector-${name}`, shape),
    onMessage: listenToWindows,
    onLeave: (listener) => window.addEventListener('pagehide', listener),
  }
}

/** Hears what other windows tell this one. */
export function listenToWindows(listener: (message: WindowMessage) => void): void {
  window.addEventListener('message', ({ data, origin, source }) => {
    const isWindow = source !== null && 'closed' in source
    listener({ data, origin, source: isWindow ? source : null })
  })
}
