export { missingCallStatuses } from './answer.ts'
export type { CallName } from './call.ts'
