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
