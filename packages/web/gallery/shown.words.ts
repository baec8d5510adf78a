import type { ReactNode } from 'react'
import type { I18n } from '../src/i18n/create-i18n.ts'

/** Remembers which messages the texts of a page come from. */
export interface ShownWords {
  /** The same messages, whose texts are remembered. */
  watch(i18n: I18n): I18n
  /** The ids of the messages that a text may come from. */
  idsOf(text: string): readonly string[]
}

export function createShownWords(): ShownWords {
  const ids = new Map<string, Set<string>>()
  const remember = (id: string, text: string) => {
    const key = text.trim()
    if (key === '') return
    const known = ids.get(key) ?? new Set()
    ids.set(key, known.add(id))
  }
  const heard = (id: string, text: string) => {
    remember(id, text)
    return text
  }
  return {
    watch: (i18n) => ({
      ...i18n,
      t: (id, values) => heard(id, i18n.t(id, values)),
      ref: (reference) => heard(reference.id, i18n.ref(reference)),
      rich: (id, values) => {
        const drawn = i18n.rich(id, values)
        for (const text of textsIn(drawn)) remember(id, text)
        return drawn
      },
    }),
    idsOf: (text) => [...(ids.get(text.trim()) ?? [])],
  }
}

/** The texts in what a message with tags draws. */
function textsIn(drawn: ReactNode): readonly string[] {
  if (typeof drawn === 'string') return [drawn]
  if (Array.isArray(drawn)) return drawn.flatMap(textsIn)
  if (typeof drawn !== 'object' || drawn === null || !('props' in drawn)) return []
  const { props } = drawn
  const hasChildren = typeof props === 'object' && props !== null && 'children' in props
  return hasChildren ? textsIn(asNode(props.children)) : []
}

function asNode(children: unknown): ReactNode {
  return typeof children === 'string' || Array.isArray(children) ? children : null
}
