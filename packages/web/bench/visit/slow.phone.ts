import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** How slow the phone is. */
export interface Slowness {
  /** How many times slower its processor is than this machine's. */
  readonly processor: number
  readonly downloadMbps: number
  readonly uploadMbps: number
  readonly latencyMs: number
}

/** A phone of the lower middle class with a weak 4G connection. */
export const slowPhone: Slowness = {
  processor: 4,
  downloadMbps: 9,
  uploadMbps: 3,
  latencyMs: 100,
}

/** A new page of a context that is as slow as a phone. */
export async function slowPage(
  context: BrowserContext,
  { downloadMbps, latencyMs, processor, uploadMbps }: Slowness,
): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond(downloadMbps),
    uploadThroughput: bytesPerSecond(uploadMbps),
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
  return { page, session }
}

function bytesPerSecond(mbps: number): number {
  return (mbps * 1_000_000) / 8
}
