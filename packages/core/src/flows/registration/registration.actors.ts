import { fromCallback, fromPromise } from 'xstate'
import { createWatchClock } from '../../base/clock/ticks.ts'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { Services } from '../../kernel/services/services.ts'
import { createRequestCode } from '../account/one-time-code.actors.ts'
import { type ClaimServices, offerToClaim } from '../promotion/offer.claim.ts'
import { registerCall } from './registration.calls.ts'
import { createRegistrationFacts } from './registration.facts.ts'
import { registrationMachine } from './registration.machine.ts'
import { type RegistrationResult, readInvite } from './registration.rules.ts'
import type { RegisterInput, RegistrationInput } from './registration.setup.ts'

type RegistrationServices = ClaimServices &
  Pick<Services, 'api' | 'clock' | 'credentials' | 'storages'>

/**
 * The registration chart, with its actors and actions provided.
 * @param start its parameter is the inviter's code in the address
 */
export function createRegistrationFlow(
  services: RegistrationServices,
  { parameters }: Pick<FlowStart, 'parameters'>,
) {
  const { api, clock, credentials, storages } = services
  const facts = createRegistrationFacts(storages.session)
  const logic = registrationMachine.provide({
    actors: {
      requestCode: createRequestCode({ api, clock }, 'register'),
      register: fromPromise<RegistrationResult, RegisterInput>(async ({ input, signal }) => {
        const claim = offerToClaim(services)
        const wish = { ...input, claim }
        const answer = await api.call(registerCall, wish, { purpose: 'foreground', signal })
        switch (answer.kind) {
          case 'accepted':
            return {
              kind: 'accepted',
              username: answer.value.username,
              isOfferClaimed: claim !== null,
            }
          case 'refused':
            return { kind: 'refused', refusal: answer.refusal }
          case 'failed':
            return { kind: 'failed', failure: answer.failure.kind }
        }
      }),
      watchClock: createWatchClock(clock),
      // Drops the secrets however the screen is left, even if the chart is stopped.
      guardSecrets: fromCallback(() => () => {
        credentials.dropDraft('registration.password')
        credentials.dropDraft('oneTimeCode')
      }),
    },
    actions: {
      rememberDraft: ({ context }) => facts.rememberDraft(context),
      forgetDraft: () => facts.forgetDraft(),
      forgetCode: () => credentials.dropDraft('oneTimeCode'),
    },
  })
  const input: RegistrationInput = { draft: facts.readDraft(), invite: readInvite(parameters.id) }
  return { logic, input }
}
