import { type AppRef, type FlowRefs, flowRef } from '@croupier/core'
import { useSelector } from '@xstate/react'
import { useSite } from './app.provider.tsx'

/** The actors that the root starts itself; those of a member are missing for a visitor. */
export type RootChildren = ReturnType<AppRef['getSnapshot']>['children']

/** An actor that the root starts, while it runs. */
export function useChild<Name extends keyof RootChildren>(name: Name): RootChildren[Name] {
  const { app } = useSite()
  return useSelector(app.actor, ({ children }) => children[name])
}

/** A flow, from when it is loaded until it is stopped. */
export function useFlow<Name extends keyof FlowRefs>(name: Name): FlowRefs[Name] | undefined {
  const { app } = useSite()
  return useSelector(app.actor, (snapshot) => flowRef(snapshot, name))
}
