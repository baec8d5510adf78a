import type { MessageRef } from '../../base/messages/message.ts'
import { toArabicDigits } from '../../base/text/digits.ts'
import { bankIds } from '../../kernel/site/bank.ids.ts'
import type { Failure, Refusal } from '../../wire/api/answer.ts'
import type { CodeRequestResult } from '../account/one-time-code.rules.ts'
import { type PasswordFacts, passwordProblem } from '../account/password.rules.ts'
import { normalisePhone, phoneProblem } from '../account/phone.rules.ts'

/** What a visitor enters to become a member [AUTH-06]. All fields except the chat account are required. */
export interface RegistrationForm {
  readonly username: string
  readonly phone: string
  /** Empty until a bank is chosen. */
  readonly bankId: string
  readonly accountNumber: string
  readonly firstName: string
  readonly lastName: string
  /** The id of a chat account, for anyone who wants to be reached by it. */
  readonly lineId: string
}

const longestInvite = 64

/**
 * The inviter's code in the address. It may contain only letters, digits, dots, hyphens and underscores, so that no
 * link can put other text onto the page. Null for anything else [AUTH-09…11].
 */
export function readInvite(text: string | undefined): string | null {
  const isCode = text !== undefined && /^[\p{L}\p{M}\p{N}._-]+$/u.test(text)
  return isCode && text.length <= longestInvite ? text : null
}

export const emptyForm: RegistrationForm = {
  username: '',
  phone: '',
  bankId: '',
  accountNumber: '',
  firstName: '',
  lastName: '',
  lineId: '',
}

/** The fields in the order of the screen. */
export const registrationFields = [
  'username',
  'password',
  'phone',
  'bankId',
  'accountNumber',
  'firstName',
  'lastName',
  'lineId',
] as const

export type RegistrationField = (typeof registrationFields)[number]

/** The field that a message about the whole form concerns, or null. */
export function fieldOf(problem: MessageRef | null): RegistrationField | null {
  return problem?.id === 'register.error.alreadyRegistered' ? 'phone' : null
}

export type RegistrationProblems = Readonly<Record<RegistrationField, MessageRef | null>>

export const noProblems: RegistrationProblems = {
  username: null,
  password: null,
  phone: null,
  bankId: null,
  accountNumber: null,
  firstName: null,
  lastName: null,
  lineId: null,
}

export const usernameLength = { min: 4, max: 20 } as const

/** What is wrong with each field [AUTH-12, AUTH-15…18]. */
export function registrationProblems(
  form: RegistrationForm,
  password: PasswordFacts,
): RegistrationProblems {
  return {
    username: usernameProblem(form.username),
    password: passwordProblem(password),
    phone: phoneProblem(form.phone),
    bankId: isBank(form.bankId) ? null : { id: 'validation.error.pickBank' },
    accountNumber: accountNumberProblem(form.accountNumber),
    firstName: nameProblem(form.firstName, 'validation.error.firstNameEmpty'),
    lastName: nameProblem(form.lastName, 'validation.error.lastNameEmpty'),
    lineId: null,
  }
}

/** The first field to correct, or null. */
export function firstProblem(problems: RegistrationProblems): RegistrationField | null {
  return registrationFields.find((field) => problems[field] !== null) ?? null
}

/** An account number with Arabic digits and without separators. */
export function normaliseAccountNumber(text: string): string {
  return toArabicDigits(text).replace(/[\s-]/g, '')
}

function usernameProblem(text: string): MessageRef | null {
  const { min, max } = usernameLength
  const name = text.trim()
  const isName = /^[A-Za-z0-9]+$/.test(name) && name.length >= min && name.length <= max
  return isName ? null : { id: 'register.error.username', values: { min, max } }
}

function accountNumberProblem(text: string): MessageRef | null {
  const digits = normaliseAccountNumber(text)
  if (digits === '') return { id: 'validation.error.accountNumberEmpty' }
  return /^\d{10,15}$/.test(digits) ? null : { id: 'validation.error.invalidAccountNumber' }
}

/** The message unless the text is a name: letters of any script with their marks, joined by ' . - or spaces. */
function nameProblem(
  text: string,
  empty: 'validation.error.firstNameEmpty' | 'validation.error.lastNameEmpty',
): MessageRef | null {
  if (text.trim() === '') return { id: empty }
  const isName = /^[\p{L}\p{M}][\p{L}\p{M}'. -]*$/u.test(text.trim())
  return isName ? null : { id: 'validation.error.nameAndSurname' }
}

function isBank(id: string): boolean {
  return bankIds.some((bank) => bank === id)
}

/** The form as it is sent, without spaces and separators. */
export function cleanForm(form: RegistrationForm): RegistrationForm {
  return {
    username: form.username.trim(),
    phone: normalisePhone(form.phone),
    bankId: form.bankId,
    accountNumber: normaliseAccountNumber(form.accountNumber),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    lineId: form.lineId.trim(),
  }
}

/** The result of a registration. */
export type RegistrationResult =
  | {
      readonly kind: 'accepted'
      readonly username: string
      /** Whether the offer that the visitor took was sent along. */
      readonly isOfferClaimed: boolean
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal<'register'> }
  | { readonly kind: 'failed'; readonly failure: Failure['kind'] }

/** Whether a refusal concerns the details: what was entered there is wrong or taken. */
export function isAboutDetails({ meaning }: Refusal<'register'>): boolean {
  return meaning === 'incomplete' || meaning === 'alreadyRegistered' || meaning === 'incorrectData'
}

/** The message for each documented refusal; it names an unknown code [ERR-13…20, OPEN-76]. */
export function registrationMessage({ meaning, code }: Refusal<'register'>): MessageRef {
  switch (meaning) {
    case 'incomplete':
      return { id: 'register.error.incomplete' }
    case 'otpRetry':
      return { id: 'register.error.otpRetry' }
    case 'otpInvalid':
      return { id: 'register.error.otpInvalid' }
    case 'alreadyRegistered':
      return { id: 'register.error.alreadyRegistered' }
    case 'otpTooMany':
      return { id: 'register.error.otpTooMany' }
    case 'retryOrAdmin':
      return { id: 'register.error.retryOrAdmin' }
    case 'incorrectData':
      return { id: 'register.error.incorrectData' }
    case 'verifyIdentity':
      return { id: 'register.error.verifyIdentity' }
    case 'maintenance':
    case 'other':
      return { id: 'register.error.other', values: { code } }
  }
}

/** The message when no code was sent, or when that is unknown. */
export function notSentMessage(result: CodeRequestResult): MessageRef | null {
  if (result.kind === 'failed') return { id: 'register.error.codeNotSent' }
  return result.kind === 'refused' ? registrationMessage(result.refusal) : null
}

/** The message about a registration that failed or whose outcome is unknown. */
export function notRegisteredMessage(result: RegistrationResult): MessageRef | null {
  if (result.kind === 'accepted') return null
  if (result.kind === 'refused') return registrationMessage(result.refusal)
  return { id: isUnanswered(result) ? 'register.error.unknown' : 'register.error.broken' }
}

/** Whether the account may have been created without an answer; an expired or postponed call was never sent. */
export function isUnanswered(result: RegistrationResult): boolean {
  if (result.kind !== 'failed') return false
  return result.failure !== 'expired' && result.failure !== 'postponed'
}
