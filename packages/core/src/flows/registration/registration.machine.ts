import { codeEntry } from '../account/one-time-code.parts.ts'
import { normalisePhone } from '../account/phone.rules.ts'
import { registrationSetup, startRegistration } from './registration.setup.ts'

/** A visitor becomes a member in steps: details, a code by SMS, done [AUTH-06, AUTH-07]. */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  description: 'A visitor becomes a member in steps: details, a code by SMS, done.',
  context: ({ input }) => startRegistration(input),
  initial: 'details',
  entry: 'rememberDraft',
  invoke: {
    id: 'guardSecrets',
    src: 'guardSecrets',
    onError: { description: 'The vault forgets the secrets with the session at the latest.' },
  },
  states: {
    details: {
      meta: { screen: 'details' },
      on: {
        'registration.change': {
          actions: [{ type: 'setField', params: ({ event }) => event }, 'rememberDraft'],
        },
        'registration.changePassword': {
          actions: { type: 'setPassword', params: ({ event }) => event },
        },
        'registration.submit': [
          { guard: 'areDetailsComplete', target: 'requestingCode', actions: 'forgetProblems' },
          { actions: 'setProblems' },
        ],
      },
    },
    requestingCode: {
      id: 'requestingCode',
      tags: 'busy',
      meta: { screen: 'requestingCode' },
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { form, sent }, event }) => ({
          phone: normalisePhone(form.phone),
          sent,
          isResend: event.type === 'oneTimeCode.resend',
        }),
        onDone: [
          {
            guard: { type: 'isCodeSent', params: ({ event }) => event.output },
            target: 'enteringCode',
            actions: [
              { type: 'setSent', params: ({ event }) => event.output },
              'forgetCode',
              'rememberDraft',
            ],
          },
          {
            description: 'The visitor went back, or reloaded: the same code serves.',
            guard: { type: 'isCodeStillGood', params: ({ event }) => event.output },
            target: 'enteringCode',
          },
          {
            guard: { type: 'isAboutDetails', params: ({ event }) => event.output },
            target: 'details',
            actions: { type: 'setCodeRequestProblem', params: ({ event }) => event.output },
          },
          {
            description: 'Another code cannot be had; the last one may still do.',
            guard: 'hasCode',
            target: 'enteringCode',
            actions: [
              { type: 'setCodeRequestProblem', params: ({ event }) => event.output },
              'rememberDraft',
            ],
          },
          {
            target: 'details',
            actions: { type: 'setCodeRequestProblem', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            description: 'The form says that it did not work.',
            guard: 'hasCode',
            target: 'enteringCode',
            actions: 'setBrokenProblem',
          },
          {
            description: 'The form says that it did not work.',
            target: 'details',
            actions: 'setBrokenProblem',
          },
        ],
      },
    },
    enteringCode: {
      ...codeEntry,
      tags: 'codeStep',
      meta: { screen: 'enteringCode' },
      on: {
        ...codeEntry.on,
        'oneTimeCode.back': { target: 'details', actions: 'forgetProblems' },
        'registration.submit': [
          { guard: 'isCodeComplete', target: 'submitting', actions: 'forgetProblems' },
          { actions: 'setCodeProblem' },
        ],
      },
    },
    submitting: {
      tags: ['busy', 'codeStep'],
      meta: { screen: 'submitting' },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context: { form, invite } }) => ({ form, invite }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'done',
            actions: [
              {
                type: 'emitSucceeded',
                params: ({ event: { output }, context }) => ({
                  username: output.kind === 'accepted' ? output.username : context.form.username,
                  isOfferClaimed: output.kind === 'accepted' && output.isOfferClaimed,
                }),
              },
              'forgetDraft',
            ],
          },
          {
            guard: { type: 'isAboutDetails', params: ({ event }) => event.output },
            target: 'details',
            actions: { type: 'setRefusal', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'enteringCode',
            actions: [
              { type: 'setRefusal', params: ({ event }) => event.output },
              'rememberDraft',
              'emitUnanswered',
            ],
          },
          {
            target: 'enteringCode',
            actions: [{ type: 'setRefusal', params: ({ event }) => event.output }, 'rememberDraft'],
          },
        ],
        onError: {
          description: 'What was sent may have been carried out.',
          target: 'enteringCode',
          actions: ['setUnknownProblem', 'emitUnanswered'],
        },
      },
    },
    done: { meta: { screen: 'done' }, tags: ['busy', 'codeStep'] },
  },
})
