import { signIn } from '../site-visit.ts'
import type { StormBrowser } from './storm.browser.ts'
import type { StormPage } from './storm.page.ts'

/** Signs the member out, if one is signed in. */
export async function signOut({ world }: StormBrowser, page: StormPage): Promise<void> {
  const member = page.member()
  if (member === null) return
  page.visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
  world.shelf.recordSignedOut(member)
  await page.visit.advance(0)
}

/** Signs a member in, if nobody is signed in. */
export async function arrive({ visit }: StormPage, username: string): Promise<void> {
  visit.navigation.go('/login', 'push')
  await visit.advance(0)
  if (visit.isRunning('login')) await signIn(visit, username)
}
