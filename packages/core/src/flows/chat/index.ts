export { chatMark } from './chat-link.mark.ts'
export { type ChatLinkView, chatLinkView } from './chat-link.view.ts'
export { type ChatSignInView, chatSignInView } from './chat-sign-in.view.ts'
