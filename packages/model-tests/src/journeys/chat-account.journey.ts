import type { SnapshotFrom } from 'xstate'
import { chatAccountModel } from './chat-account.model.ts'
import {
  type ChatAccountSight,
  type ChatAccountStep,
  chatAccountSteps,
  chatDialogs,
} from './chat-account.sight.ts'
import { type Journey, seenIn, startOf } from './journey.ts'

/** Linking a chat account, changing it, and signing in with it. */
export const chatAccountJourney: Journey<ChatAccountStep, ChatAccountSight> = {
  name: 'chat-account',
  steps: chatAccountSteps,
  rareSteps: ['reload'],
  start: startOf({ model: chatAccountModel, steps: chatAccountSteps, sightOf }),
  describeSight: ({ page, dialog, problem, canRetry }) =>
    [
      page,
      ...(dialog ? [dialog] : []),
      ...(problem ? [problem] : []),
      ...(canRetry ? ['may try again'] : []),
    ].join(', '),
}

function sightOf(snapshot: SnapshotFrom<typeof chatAccountModel>): ChatAccountSight {
  const seen = seenIn(snapshot)
  return {
    page: seen.page,
    dialog: chatDialogs.find((dialog) => snapshot.matches({ home: dialog })) ?? null,
    problem: snapshot.context.problem,
    canRetry: snapshot.matches({ return: 'worthRetrying' }),
  }
}
