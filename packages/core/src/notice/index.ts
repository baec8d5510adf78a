export type { Notice } from './notice.ts'
export type { NoticesEvent } from './notice.types.ts'
export { noticesMachine } from './notices.machine.ts'
export { type NoticesView, noticesView } from './notices.view.ts'
