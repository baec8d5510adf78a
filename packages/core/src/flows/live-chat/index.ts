export { mostReadinessChecks } from './live-chat.machine.ts'
export { type LiveChatView, liveChatView } from './live-chat.view.ts'
