export { chatLinkMachine } from './chat-link.machine.ts'
export { type ChatLinkView, chatLinkView } from './chat-link.view.ts'
export { chatSignInMachine } from './chat-sign-in.machine.ts'
export { type ChatSignInView, chatSignInView } from './chat-sign-in.view.ts'
