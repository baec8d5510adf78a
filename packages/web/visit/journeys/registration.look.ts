import {
  newcomer,
  type RegistrationSight,
  registrationProblems,
} from '@croupier/model-tests/journeys/registration.sight'
import { registrationForm } from '../registration.steps.ts'
import { valueNow } from '../seen-now.ts'
import { balanceIn } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { words } from '../words.ts'
import { isCovered, problemIn } from './account.look.ts'

const nothing: Omit<RegistrationSight, 'page'> = {
  problem: null,
  typed: null,
  isInvited: false,
  canResend: false,
  isOffered: false,
}

/** What the visitor sees, or the address of a page that the model does not know. */
export async function lookAtRegistration(visit: Visit): Promise<RegistrationSight | string> {
  const { language, page } = visit
  const form = registrationForm(page, language)
  if (await isCovered(visit)) return { ...nothing, page: 'failure' }
  if (await page.locator('[data-flow="login"]').isVisible()) return { ...nothing, page: 'login' }
  const problem = await problemIn(visit, 'registration', registrationProblems)
  if (await form.code.isVisible()) {
    const canResend = await form.resend.isVisible()
    return { ...nothing, page: 'code', problem, canResend }
  }
  if (await form.phone.isVisible()) {
    const isInvited = await page.getByText('FRIEND7').isVisible()
    return { ...nothing, page: 'details', problem, isInvited, typed: await typedIn(visit) }
  }
  const banner = page.getByRole('banner')
  if (await balanceIn(page, language).isVisible()) return { ...nothing, page: 'member' }
  const isHome = await banner
    .getByRole('link', { name: words(language, 'header.logIn'), exact: true })
    .isVisible()
  const isOffered = await banner
    .getByRole('link', { name: words(language, 'header.register'), exact: true })
    .isVisible()
  return isHome ? { ...nothing, page: 'home', isOffered } : page.url()
}

async function typedIn({ page }: Visit): Promise<RegistrationSight['typed']> {
  const { password, ...known } = newcomer
  const typed = (name: string) =>
    valueNow(page.locator(`[data-flow="registration"] [name="${name}"]`))
  const seen: Record<string, string | null> = {}
  for (const name of Object.keys(known)) seen[name] = await typed(name)
  if (Object.values(seen).every((value) => value === '')) return 'nothing'
  const lost = Object.entries(known).find(([name, value]) => seen[name] !== value)
  if (lost) throw new Error(`a typed value was lost: ${lost}`)
  return (await typed('password')) === password ? 'everything' : 'allButPassword'
}
