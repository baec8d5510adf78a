import * as z from 'zod/mini'
import type { KeyValueStorage } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { visitorKey } from '../../kernel/storage/member.facts.ts'
import { storedCode } from '../account/one-time-code.facts.ts'
import type { RegistrationDraft } from './registration.setup.ts'

const draftKey = visitorKey('registration')

const storedDraft = z.object({
  form: z.object({
    username: z.string(),
    phone: z.string(),
    bankId: z.string(),
    accountNumber: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    lineId: z.string(),
  }),
  sent: z.nullable(storedCode),
  invite: z.nullable(z.string()),
})

/** The facts about a registration that survive a reload of the tab. They do not include passwords and codes. */
export interface RegistrationFacts {
  readDraft(): RegistrationDraft | null
  rememberDraft(draft: RegistrationDraft): void
  forgetDraft(): void
}

/** @param storage the tab's session storage, so that nobody finds the draft on a shared phone. */
export function createRegistrationFacts(storage: KeyValueStorage): RegistrationFacts {
  return {
    readDraft: () => {
      const read = z.safeParse(storedDraft, readJson(storage.read(draftKey)))
      return read.success ? read.data : null
    },
    rememberDraft: ({ form, sent, invite }) => {
      storage.write(draftKey, JSON.stringify({ form, sent, invite }))
    },
    forgetDraft: () => storage.remove(draftKey),
  }
}
