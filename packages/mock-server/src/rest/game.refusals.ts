import type { WireRefusal } from './refusal.ts'

/** Our choice: the documents name no codes for these. */
export const gameRefusals = {
  unknownGame: {
    code: 4401,
    message: 'There is no such game',
    hint: 'take _id, code and launching from the lists of games',
  },
  nobodyNamed: {
    code: 4402,
    message: 'Name a member or a site',
    hint: 'userID or groupID',
  },
} as const satisfies Record<string, WireRefusal>
