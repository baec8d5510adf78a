import { codeEntry } from '../account/one-time-code.parts.ts'
import { normalisePhone } from '../account/phone.rules.ts'
import { passwordRecoverySetup, startRecovery } from './password-recovery.setup.ts'

/** Anyone who forgot a password earns the ticket for a new one with a code by SMS [AUTH-20, OPEN-02]. */
export const passwordRecoveryMachine = passwordRecoverySetup.createMachine({
  id: 'passwordRecovery',
  description: 'Anyone who forgot a password earns the ticket for a new one with a code by SMS.',
  context: ({ input }) => startRecovery(input),
  initial: 'phone',
  invoke: {
    id: 'guardSecrets',
    src: 'guardSecrets',
    onError: { description: 'The vault drops the secrets at the latest when the session ends.' },
  },
  states: {
    phone: {
      meta: { screen: 'phone' },
      on: {
        'passwordRecovery.changePhone': {
          actions: [{ type: 'setPhone', params: ({ event }) => event }, 'rememberDraft'],
        },
        'passwordRecovery.submit': [
          { guard: 'isPhone', target: 'requestingCode', actions: 'clearProblems' },
          { actions: 'setPhoneProblem' },
        ],
      },
    },
    requestingCode: {
      id: 'requestingCode',
      tags: 'busy',
      meta: { screen: 'phone' },
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { phone, sent }, event }) => ({
          phone: normalisePhone(phone),
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
            description:
              'The visitor went back to the phone, or reloaded: the last code is still valid.',
            guard: { type: 'isCodeStillGood', params: ({ event }) => event.output },
            target: 'enteringCode',
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
            target: 'phone',
            actions: { type: 'setCodeRequestProblem', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            description:
              'The form shows that the outcome is unknown; the last code may still be valid.',
            guard: 'hasCode',
            target: 'enteringCode',
            actions: 'setUnknownProblem',
          },
          {
            description: 'The form shows that the outcome is unknown.',
            target: 'phone',
            actions: 'setUnknownProblem',
          },
        ],
      },
    },
    enteringCode: {
      ...codeEntry,
      meta: { screen: 'code' },
      on: {
        ...codeEntry.on,
        'oneTimeCode.back': { target: 'phone', actions: 'clearProblems' },
        'passwordRecovery.submit': [
          { guard: 'isCodeComplete', target: 'checkingCode', actions: 'clearProblems' },
          { actions: 'setCodeProblem' },
        ],
      },
    },
    checkingCode: {
      tags: 'busy',
      meta: { screen: 'code' },
      invoke: {
        id: 'earnTicket',
        src: 'earnTicket',
        input: ({ context }) => ({ phone: normalisePhone(context.phone) }),
        onDone: [
          {
            guard: { type: 'isEarned', params: ({ event }) => event.output },
            target: 'done',
            actions: ['forgetDraft', 'requestNewPassword'],
          },
          {
            guard: { type: 'isAboutPhone', params: ({ event }) => event.output },
            target: 'phone',
            actions: { type: 'setTicketProblem', params: ({ event }) => event.output },
          },
          {
            target: 'enteringCode',
            actions: [
              { type: 'setTicketProblem', params: ({ event }) => event.output },
              'rememberDraft',
            ],
          },
        ],
        onError: {
          description: 'The form shows that the code could not be checked.',
          target: 'enteringCode',
          actions: 'setBrokenProblem',
        },
      },
    },
    done: { meta: { screen: 'done' }, tags: 'busy' },
  },
})
