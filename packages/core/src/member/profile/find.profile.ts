import { type ActorRefFrom, type AnyActorRef, waitFor } from 'xstate'
import type { profileMachine } from './profile.machine.ts'

/** Waits for the profile actor, which is loaded when the member signs in. */
export async function findProfile(
  system: AnyActorRef['system'],
  signal: AbortSignal,
): Promise<ActorRefFrom<typeof profileMachine>> {
  const app = system.get('app')
  await waitFor(app, () => system.get('profile') !== undefined, {
    timeout: Number.POSITIVE_INFINITY,
    signal,
  })
  return system.get('profile')
}
