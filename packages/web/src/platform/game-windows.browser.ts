import type { GameWindows } from '@croupier/core/ports'

/** The id of the frame of a game; a page has at most one. */
export const gameFrameId = 'game-frame'

/** The tabs and frames of games, and the messages that they send to the page. */
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
      // The content of the tab must not reach back to the site.
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
