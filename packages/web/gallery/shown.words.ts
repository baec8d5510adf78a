import type { ReactNode } from 'react'
import type { I18n } from '../src/i18n/create-i18n.ts'

/** Remembers which messages the texts of a page come from. */
export interface ShownWords {
  /** The same messages, whose texts are remembered. */
  watch(i18n: I18n): I18n
  /** The messages that a text may come from; null for a text that is no message. */
  sourceOf(text: string): TextSource | null
}

export interface TextSource {
  readonly ids: ReadonlySet<string>
  /** The text itself, or the id of its message if the text holds figures or names. */
  readonly name: string
}

export function createShownWords(): ShownWords {
  const sources = new Map<string, { readonly ids: Set<string>; readonly name: string }>()
  const remember = (id: string, drawn: string, values: object = {}) => {
    const text = drawn.trim()
    const hasValues = Object.keys(values).length > 0
    const source = sources.get(text) ?? { ids: new Set(), name: hasValues ? id : text }
    source.ids.add(id)
    sources.set(text, source)
  }
  return {
    watch: (i18n) => ({
      ...i18n,
      t: (id, values) => {
        const text = i18n.t(id, values)
        remember(id, text, values)
        return text
      },
      ref: (reference) => {
        const text = i18n.ref(reference)
        remember(reference.id, text, reference.values)
        return text
      },
      rich: (id, values) => {
        const drawn = i18n.rich(id, values)
        for (const text of textsIn(drawn)) remember(id, text, values)
        return drawn
      },
    }),
    sourceOf: (text) => sources.get(text.trim()) ?? null,
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
