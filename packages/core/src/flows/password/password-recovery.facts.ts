import * as z from 'zod/mini'
import type { KeyValueStorage } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { visitorKey } from '../../kernel/storage/member.facts.ts'
import { storedCode } from '../account/one-time-code.facts.ts'
import type { RecoveryDraft } from './password-recovery.setup.ts'

const draftKey = visitorKey('recovery')

const storedDraft = z.object({ phone: z.string(), sent: z.nullable(storedCode) })

/** The facts about a recovery that survive a reload of the tab. They do not include the code. */
export interface RecoveryFacts {
  readDraft(): RecoveryDraft | null
  rememberDraft(draft: RecoveryDraft): void
  forgetDraft(): void
}

/** @param storage the tab's session storage, so that nobody finds the draft on a shared phone. */
export function createRecoveryFacts(storage: KeyValueStorage): RecoveryFacts {
  return {
    readDraft: () => {
      const read = z.safeParse(storedDraft, readJson(storage.read(draftKey)))
      return read.success ? read.data : null
    },
    rememberDraft: ({ phone, sent }) => storage.write(draftKey, JSON.stringify({ phone, sent })),
    forgetDraft: () => storage.remove(draftKey),
  }
}
