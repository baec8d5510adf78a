import { passwordFacts, type RegistrationForm } from '@croupier/core/registration'
import { second } from '@croupier/core/time'
import { newcomer, oneTimeCode } from './journeys/registration.sight.ts'
import type { SiteVisit } from './site-visit.ts'

/** The fields that the newcomer fills, besides the password. */
export const typedFields = [
  'username',
  'phone',
  'bankId',
  'accountNumber',
  'firstName',
  'lastName',
] as const satisfies readonly (keyof RegistrationForm & keyof typeof newcomer)[]

/** Fills the registration form and asks for the code. */
export function enterRegistration(visit: SiteVisit, password: string = newcomer.password): void {
  const registration = visit.flow('registration')
  for (const field of typedFields) {
    registration.send({ type: 'registration.change', field, text: newcomer[field] })
  }
  visit.app.services.credentials.keepDraft('registration.password', password)
  registration.send({ type: 'registration.changePassword', facts: passwordFacts(password) })
  registration.send({ type: 'registration.submit' })
}

/** Enters the code that was sent. */
export function enterCode(visit: SiteVisit, flow: 'registration' | 'passwordRecovery'): void {
  visit.app.services.credentials.keepDraft('oneTimeCode', oneTimeCode)
  visit.flow(flow).send({ type: 'oneTimeCode.change', digits: oneTimeCode.length })
}

/** Registers the newcomer, who enters the code a second after sending the form. */
export async function register(visit: SiteVisit): Promise<void> {
  enterRegistration(visit)
  await visit.advance(second)
  enterCode(visit, 'registration')
  visit.flow('registration').send({ type: 'registration.submit' })
  await visit.advance(second)
}
