import type { GameWindows } from '@croupier/core/ports'

/** What the frame of a game is found by: the page has one at most. */
export const gameFrameId = 'game-frame'

/** The browser's tabs, and what windows say to the page. */
export function createBrowserGameWindows(): GameWindows {
  let tab: Window | null = null
  const takeTab = () => {
    const taken = tab?.closed ? null : tab
    tab = null
    return taken
  }
  return {
    openTab: () => {
      tab = open('about:blank', '_blank')
      // Nothing that is shown there may reach back to the site.
      if (tab) tab.opener = null
      return tab !== null
    },
    leadTab: (address) => {
      const taken = takeTab()
      taken?.location.replace(address)
      return taken !== null
    },
    dropTab: () => takeTab()?.close(),
    watch: (listener) => {
      const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
        const frame = document.getElementById(gameFrameId)
        const isFrame = frame instanceof HTMLIFrameElement && frame.contentWindow === source
        listener({ isFromFrame: isFrame && source !== null, origin, data })
      }
      addEventListener('message', hear)
      return () => removeEventListener('message', hear)
    },
  }
}
