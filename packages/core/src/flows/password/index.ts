export { type PasswordFacts, passwordFacts } from '../account/password.rules.ts'
export type { NewPasswordProblems } from './password.rules.ts'
export { type PasswordChangeView, passwordChangeView } from './password-change.view.ts'
export { type PasswordRecoveryView, passwordRecoveryView } from './password-recovery.view.ts'
