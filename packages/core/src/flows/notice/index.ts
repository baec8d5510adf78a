export { seenFor } from '../../kernel/cookies/cookies.ts'
export type { Notice } from './notice.ts'
export type { NoticesEvent } from './notice.types.ts'
export { type NoticesView, noticesView } from './notices.view.ts'
