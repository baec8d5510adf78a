import type { InspectedActor, InspectedEvent } from './receiver.model.ts'

/** Whether an entry with this text is shown. */
export type Filter = (text: string) => boolean

/** A filter by words that must all be there; a word behind a minus must not. */
export function readFilter(text: string): Filter {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const unwanted = words.flatMap((word) => (/^-./.test(word) ? [word.slice(1)] : []))
  const wanted = words.filter((word) => !word.startsWith('-'))
  return (content) => {
    const lower = content.toLowerCase()
    return (
      wanted.every((word) => lower.includes(word)) && !unwanted.some((word) => lower.includes(word))
    )
  }
}

/** The text of an actor that a filter is applied to. */
export function wordsOfActor({ name, states, snapshot }: InspectedActor): string {
  return [name, ...states, JSON.stringify(snapshot.tags ?? [])].join(' ')
}

/** The text of an event that a filter is applied to. */
export function wordsOfEvent({ receiver, sender, type, fields, moved }: InspectedEvent): string {
  const states = moved ? `${moved.from} ${moved.to}` : ''
  return [sender ?? 'outside', receiver, type, states, JSON.stringify(fields)].join(' ')
}
