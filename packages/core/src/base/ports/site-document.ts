/** The source of the site's configuration, as it is served now. */
export interface SiteDocumentSource {
  /** Rejects when it cannot be read. */
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
