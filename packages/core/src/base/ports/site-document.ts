/** The configuration of the site as it is served just now. */
export interface SiteDocumentSource {
  /** Rejects when it cannot be had. */
  read(): Promise<unknown>
}

/** A document in memory, which a test may change. */
export function createMemorySiteDocument(document: unknown): SiteDocumentSource & {
  change(document: unknown): void
} {
  let served = document
  return {
    read: () => Promise.resolve(served),
    change: (changed) => {
      served = changed
    },
  }
}
