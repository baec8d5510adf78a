export { readOneTimeCode } from '../account/one-time-code.rules.ts'
export { passwordFacts } from '../account/password.rules.ts'
export { registrationMachine } from './registration.machine.ts'
export type {
  RegistrationField,
  RegistrationForm,
  RegistrationProblems,
} from './registration.rules.ts'
export type { RegistrationEvent, RegistrationScreen } from './registration.setup.ts'
export { type RegistrationView, registrationView } from './registration.view.ts'
