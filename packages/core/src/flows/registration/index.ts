export type { CodeEvent } from '../account/one-time-code.parts.ts'
export { readOneTimeCode, resendWait } from '../account/one-time-code.rules.ts'
export type { CodeView } from '../account/one-time-code.view.ts'
export { passwordFacts } from '../account/password.rules.ts'
export type {
  RegistrationField,
  RegistrationForm,
  RegistrationProblems,
} from './registration.rules.ts'
export type { RegistrationEvent, RegistrationScreen } from './registration.setup.ts'
export { type RegistrationView, registrationView } from './registration.view.ts'
