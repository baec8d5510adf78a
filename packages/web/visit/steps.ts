import type { ControlClient, ControlPayment } from '@croupier/mock-server/client'
import type { Part, Scope, Screen } from './screen.ts'
import { addressOf, type Language, words } from './words.ts'

/** The element that shows a flow on one of its screens. */
export function screenOf<P extends Scope<P>>(page: Scope<P>, flow: string, screen: string): P {
  return page.locator(`[data-flow="${flow}"][data-screen="${screen}"]`)
}

/** Signs in through the form, as a member does. */
export async function signIn(
  page: Screen,
  language: Language,
  member: Partial<Member> = {},
): Promise<void> {
  await page.goto(addressOf(language, '/login'))
  await fillLogin(page, language, member)
}

/** Signs in and waits until the member is known, whatever is opened next. */
export async function beMember(
  page: Screen,
  language: Language,
  member: Partial<Member> = {},
): Promise<void> {
  await signIn(page, language, member)
  await balanceIn(page, language).waitFor()
}

/** The page after a sign-in without a return address [ROUTE-55]. */
export function landingPath(isMobile: boolean): string {
  return isMobile ? '/profile' : '/'
}

interface Member {
  readonly username: string
  readonly password: string
}

/** Fills and submits the open login form. */
export async function fillLogin(
  page: Screen,
  language: Language,
  { username = 'demo', password = 'demo1234' }: Partial<Member> = {},
): Promise<void> {
  await page.getByRole('textbox', { name: words(language, 'field.username') }).fill(username)
  await page.getByLabel(words(language, 'field.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: words(language, 'login.submit'), exact: true }).click()
}

/** The member's balance in the header. */
export function balanceIn<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  return page.getByRole('status', { name: words(language, 'header.balance'), exact: true })
}

/** Opens the deposit by the plus in the header, which exists on every size. */
export async function openDeposit(page: Screen, language: Language): Promise<void> {
  await addMoneyButton(page, language).click()
}

/** The plus beside the balance. In Thai the button that follows it in the banner has the same name. */
export function addMoneyButton(page: Screen, language: Language): Part {
  return page
    .getByRole('banner')
    .getByRole('button', { name: words(language, 'header.addMoney'), exact: true })
    .first()
}

/** Chooses a channel in the picker, the first PromptPay one by default. */
export async function chooseChannel(
  page: Screen,
  language: Language,
  name = /^PromptPay QR(?! Plus)/,
): Promise<void> {
  const picker = page.getByRole('dialog', { name: words(language, 'deposit.channel.choose') })
  await picker.getByRole('button', { name }).click()
  await screenOf(page, 'deposit', 'enteringAmount').waitFor()
}

export function amountField<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  return page.getByRole('textbox', { name: words(language, 'field.amount'), exact: true })
}

/** Clears a field and types, as a member does who types the same text again. */
export async function typeAnew(field: Part, text: string): Promise<void> {
  await field.clear()
  await field.fill(text)
}

/** Goes from a signed-in page to the pending QR code, and dismisses the warning about reuse. */
export async function requestQr(
  page: Screen,
  language: Language,
  control: ControlClient,
  amount: string,
): Promise<ControlPayment> {
  await fillAmount(page, language, amount)
  await confirmDeposit(page, language)
  await screenOf(page, 'deposit', 'awaitingPayment').waitFor()
  await understandReuse(page, language)
  return newestPayment(control)
}

/**
 * The shortest way to the amount, for tests that begin there: a visitor who wants to deposit signs in as a
 * member with one channel.
 */
export async function openAmount(page: Screen, language: Language): Promise<void> {
  await page.goto(addressOf(language, '/?sideDeposit=true'))
  await fillLogin(page, language, { username: 'onechannel' })
  await screenOf(page, 'deposit', 'enteringAmount').waitFor()
}

/** The shortest way to a pending QR code of 500 baht. */
export async function requestQrAtOnce(
  page: Screen,
  language: Language,
  control: ControlClient,
): Promise<ControlPayment> {
  await openAmount(page, language)
  return requestQrAtAmount(page, language, control)
}

/** Requests a code of 500 baht at the amount. */
export async function requestQrAtAmount(
  page: Screen,
  language: Language,
  control: ControlClient,
): Promise<ControlPayment> {
  await amountField(page, language).fill('500')
  await confirmDeposit(page, language)
  await understandReuse(page, language)
  return newestPayment(control)
}

/** Dismisses the warning about codes that are used twice. */
export async function understandReuse(page: Screen, language: Language): Promise<void> {
  await page
    .getByRole('dialog', { name: words(language, 'deposit.reuse.title'), exact: true })
    .getByRole('button')
    .click()
}

/** The payment that was made last. */
export async function newestPayment(control: ControlClient): Promise<ControlPayment> {
  const [payment] = await control.payments()
  if (!payment) throw new Error('the server has no payment')
  return payment
}

/** Opens the deposit and types an amount to pay by the first PromptPay channel. */
async function fillAmount(page: Screen, language: Language, amount: string): Promise<void> {
  await openDeposit(page, language)
  await chooseChannel(page, language)
  await amountField(page, language).fill(amount)
}

/** Signs in and types an amount to deposit by the first PromptPay channel, without confirming it. */
export async function openFilledAmount(
  page: Screen,
  language: Language,
  amount: string,
): Promise<void> {
  await signIn(page, language)
  await fillAmount(page, language, amount)
}

export async function confirmDeposit(page: Screen, language: Language): Promise<void> {
  await page
    .getByRole('button', { name: words(language, 'deposit.amount.submit'), exact: true })
    .click()
}

/** `12,500.50`, as money is written. */
export function money(baht: number): string {
  return baht.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
