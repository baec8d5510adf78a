/** Drawing four times as many pixels on the processor takes a tenth of the time, so only the full run does it. */
const phonePixels = process.env.CROUPIER_MATRIX === 'all' ? 2 : 1

/** The two sizes on which everything is tested. */
export const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: phonePixels,
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  },
}

export type Size = keyof typeof sizes

const port = Number(process.env.CROUPIER_E2E_PORT ?? 4273)

/** The ports of the members' site and of the developers' site, which has the inspector. */
export const ports = { members: port, developers: port + 2 }

/** The launch options of Chromium: without anything that phones home. */
export function launchOptions(executablePath: string | undefined) {
  const isRoot = process.getuid?.() === 0
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  }
}

/**
 * For tests of tabs in several processes and of the back-forward cache: a headless shell has neither. They share
 * one set of options, because Playwright starts another worker and browser for every set.
 */
export const inWholeBrowser = {
  launchOptions: {
    ...launchOptions(process.env.CROUPIER_BROWSER),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
}
