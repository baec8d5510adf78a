import { newcomer } from '@croupier/model-tests/journeys'
import type { Locator, Page } from '@playwright/test'
import { addressOf, type Language, words } from './words.ts'

/** The controls of the registration. */
export function registrationForm(page: Page, language: Language) {
  const field = (id: Parameters<typeof words>[1]): Locator =>
    page.getByLabel(words(language, id), { exact: true })
  const button = (id: Parameters<typeof words>[1]): Locator =>
    page.getByRole('button', { name: words(language, id), exact: true })
  return {
    beginning: page.locator('form', { has: field('field.username') }),
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

export type RegistrationForm = ReturnType<typeof registrationForm>

/** Types all details, but for the button. */
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
export async function openCodeStep(page: Page, language: Language): Promise<RegistrationForm> {
  await page.goto(addressOf(language, '/register'))
  const form = registrationForm(page, language)
  await fillDetails(form)
  await form.requestCode.click()
  await form.code.waitFor()
  return form
}
