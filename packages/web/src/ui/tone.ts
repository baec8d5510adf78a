/** What a colour means; words beside it must say the same. */
export type Tone = 'neutral' | 'positive' | 'caution' | 'negative' | 'info'
