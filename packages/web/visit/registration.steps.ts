import { newcomer } from '@croupier/model-tests/journeys/registration.sight'
import type { Part, Scope, Screen } from './screen.ts'
import { addressOf, type Language, type WordId, words } from './words.ts'

export interface RegistrationForm<P = Part> {
  readonly username: P
  readonly password: P
  readonly phone: P
  readonly bank: P
  readonly accountNumber: P
  readonly firstName: P
  readonly lastName: P
  readonly code: P
  readonly requestCode: P
  readonly resend: P
  readonly changePhone: P
  readonly submit: P
}

/** The controls of the registration. */
export function registrationForm<P>(page: Scope<P>, language: Language): RegistrationForm<P> {
  const field = (id: WordId) => page.getByLabel(words(language, id), { exact: true })
  const button = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true })
  return {
    username: field('field.username'),
    password: field('field.password'),
    phone: field('field.mobileNumber'),
    bank: field('field.bank'),
    accountNumber: field('field.accountNumber'),
    firstName: field('register.firstName'),
    lastName: field('register.lastName'),
    code: field('otp.label'),
    requestCode: button('register.continue'),
    resend: button('otp.resend'),
    changePhone: button('otp.changePhone'),
    submit: button('register.submit'),
  }
}

/** Types all details, but does not submit them. */
export async function fillDetails(form: RegistrationForm): Promise<void> {
  await form.username.fill(newcomer.username)
  await form.password.fill(newcomer.password)
  await form.phone.fill(newcomer.phone)
  await form.bank.selectOption(newcomer.bankId)
  await form.accountNumber.fill(newcomer.accountNumber)
  await form.firstName.fill(newcomer.firstName)
  await form.lastName.fill(newcomer.lastName)
}

/** Opens the registration and goes on to where the code is typed. */
export async function openCodeStep<P extends Part & Scope<P>>(
  page: Screen & Scope<P>,
  language: Language,
): Promise<RegistrationForm<P>> {
  await page.goto(addressOf(language, '/register'))
  const form = registrationForm(page, language)
  await fillDetails(form)
  await form.requestCode.click()
  await form.code.waitFor()
  return form
}
