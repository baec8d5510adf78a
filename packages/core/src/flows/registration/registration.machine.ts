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
    onError: { description: 'The vault drops the secrets at the latest when the session ends.' },
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
          { guard: 'areDetailsComplete', target: 'requestingCode', actions: 'clearProblems' },
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
            description: 'The visitor went back, or reloaded: the last code is still valid.',
            guard: { type: 'isCodeStillGood', params: ({ event }) => event.output },
            target: 'enteringCode',
          },
          {
            guard: { type: 'isAboutDetails', params: ({ event }) => event.output },
            target: 'details',
            actions: { type: 'setCodeRequestProblem', params: ({ event }) => event.output },
          },
          {
            description: 'No other code was sent; the last one may still be valid.',
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
            description: 'The form shows that the request failed.',
            guard: 'hasCode',
            target: 'enteringCode',
            actions: 'setBrokenProblem',
          },
          {
            description: 'The form shows that the request failed.',
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
        'oneTimeCode.back': { target: 'details', actions: 'clearProblems' },
        'registration.submit': [
          { guard: 'isCodeComplete', target: 'submitting', actions: 'clearProblems' },
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
          description: 'The registration may have been carried out.',
          target: 'enteringCode',
          actions: ['setUnknownProblem', 'emitUnanswered'],
        },
      },
    },
    done: { meta: { screen: 'done' }, tags: ['busy', 'codeStep'] },
  },
})
