/** What a colour says; always beside words that say it too. */
export type Tone = 'neutral' | 'positive' | 'caution' | 'negative' | 'info'
