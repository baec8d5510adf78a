/** A window that was opened by the site. */
export interface OpenedWindow {
  readonly closed: boolean
  postMessage(message: unknown, targetOrigin: string): void
}

export interface WindowMessage {
  readonly data: unknown
  readonly origin: string
  /** Null also if the page that sent it has been closed since. */
  readonly source: OpenedWindow | null
}

/** The parts of the browser that an inspector needs. */
export interface InspectorHost {
  readonly origin: string
  /** Opens a window, or reuses the one of that name; null if the browser opens none. */
  open(address: URL, name: string): OpenedWindow | null
  onMessage(listener: (message: WindowMessage) => void): void
  /** Calls the listener when the page is left, perhaps to be restored later. */
  onLeave(listener: () => void): void
}

/** Smaller than the screen, so that it does not cover the site: browsers throttle a covered page and its charts. */
const shape = 'popup,width=1180,height=820'

/** The host for the window of the page. */
export function createBrowserInspectorHost(): InspectorHost {
  return {
    origin: window.location.origin,
    open: (address, name) => window.open(address, `croupier-inspector-${name}`, shape),
    onMessage: listenToWindows,
    onLeave: (listener) => window.addEventListener('pagehide', listener),
  }
}

/** Listens to messages from other windows. */
export function listenToWindows(listener: (message: WindowMessage) => void): void {
  window.addEventListener('message', ({ data, origin, source }) => {
    const isWindow = source !== null && 'closed' in source
    listener({ data, origin, source: isWindow ? source : null })
  })
}
