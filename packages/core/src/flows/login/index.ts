export type { LoginEvent } from './login.machine.ts'
export { loginReason } from './login.reason.ts'
export { type LoginScreen, type LoginView, loginView } from './login.view.ts'
