import type { FlowRefs } from '@croupier/core'
import { afterTyping, nothingTyped } from '@croupier/core/game-search'
import { useEffect, useState } from 'react'

const nothing = { ...nothingTyped, isSubmitted: false }

/** Keeps the text and the Enter of a search box until the chart is loaded, and then sends them to it. */
export function useEarlySearch(flow: FlowRefs['gameSearch'] | undefined) {
  const [early, setEarly] = useState(nothing)
  useEffect(() => {
    if (!flow || early === nothing) return
    if (early.raw) flow.send({ type: 'gameSearch.type', text: early.raw })
    if (early.isSubmitted) flow.send({ type: 'gameSearch.submit' })
    setEarly(nothing)
  }, [flow, early])
  return {
    text: early.text,
    type: (value: string) =>
      setEarly((last) => ({ ...afterTyping(last, value), isSubmitted: false })),
    submit: () => setEarly((last) => ({ ...last, isSubmitted: true })),
  }
}
