export { type LoginEvent, loginMachine } from './login.machine.ts'
export { type LoginScreen, type LoginView, loginView } from './login.view.ts'
