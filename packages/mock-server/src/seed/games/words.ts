/** A word in both languages. */
export interface Words {
  readonly en: string
  readonly th: string
}
