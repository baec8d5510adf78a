import { normalisePhone } from '../account/phone.rules.ts'
import { passwordRecoverySetup, startRecovery } from './password-recovery.setup.ts'

/** Whoever forgot a password sets a new one with a code by SMS [AUTH-20, AUTH-21, OPEN-02]. */
export const passwordRecoveryMachine = passwordRecoverySetup.createMachine({
  id: 'passwordRecovery',
  description: 'Whoever forgot a password sets a new one with a code by SMS.',
  context: ({ input }) => startRecovery(input),
  initial: 'starting',
  invoke: {
    id: 'guardSecrets',
    src: 'guardSecrets',
    onError: { description: 'The vault forgets the secrets with the session at the latest.' },
  },
  states: {
    starting: {
      always: [{ guard: 'hasTicket', target: 'newPassword' }, { target: 'phone' }],
    },
    phone: {
      meta: { screen: 'phone' },
      on: {
        'passwordRecovery.changePhone': {
          actions: { type: 'notePhone', params: ({ event }) => event },
        },
        'passwordRecovery.submit': [
          { guard: 'isPhone', target: 'requestingCode', actions: 'forgetProblem' },
          { actions: 'notePhoneProblem' },
        ],
      },
    },
    requestingCode: {
      tags: 'busy',
      meta: { screen: 'phone' },
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { phone, sent }, event }) => ({
          phone: normalisePhone(phone),
          sent,
          isResend: event.type === 'passwordRecovery.resend',
        }),
        onDone: [
          {
            guard: { type: 'isCodeSent', params: ({ event }) => event.output },
            target: 'enteringCode',
            actions: [{ type: 'noteSent', params: ({ event }) => event.output }, 'forgetCode'],
          },
          {
            description: 'The visitor went back to the phone: the same code serves.',
            guard: { type: 'isCodeStillGood', params: ({ event }) => event.output },
            target: 'enteringCode',
          },
          {
            description: 'Another code cannot be had; the last one may still do.',
            guard: 'hasCode',
            target: 'enteringCode',
            actions: { type: 'noteNoCode', params: ({ event }) => event.output },
          },
          {
            target: 'phone',
            actions: { type: 'noteNoCode', params: ({ event }) => event.output },
          },
        ],
        onError: {
          description: 'The form says that it did not work.',
          target: 'phone',
          actions: 'noteBroken',
        },
      },
    },
    enteringCode: {
      meta: { screen: 'code' },
      initial: 'resendWait',
      on: {
        'passwordRecovery.changeCode': {
          actions: { type: 'noteCode', params: ({ event }) => event },
        },
        'passwordRecovery.back': { target: 'phone', actions: 'forgetProblem' },
        'passwordRecovery.submit': [
          { guard: 'isCodeComplete', target: 'checkingCode', actions: 'forgetProblem' },
          { actions: 'noteCodeProblem' },
        ],
      },
      states: {
        resendWait: {
          description: 'Another code can be asked for in a minute.',
          invoke: {
            id: 'watchClock',
            src: 'watchClock',
            input: ({ context }) => ({ deadline: context.sent?.resendAt ?? 0 }),
            onError: {
              description: 'Another code can be asked for at once; the server refuses if it must.',
              target: 'resendReady',
            },
          },
          on: {
            'clock.ticked': [
              {
                guard: { type: 'isResendDue', params: ({ event }) => event },
                target: 'resendReady',
              },
              { actions: { type: 'noteNow', params: ({ event }) => event } },
            ],
          },
        },
        resendReady: {
          on: {
            'passwordRecovery.resend': {
              target: '#passwordRecovery.requestingCode',
              actions: 'forgetProblem',
            },
          },
        },
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
            target: 'newPassword',
            actions: ['noteCodeSpent', { type: 'requestPage', params: { page: 'resetPassword' } }],
          },
          {
            guard: { type: 'isAboutPhone', params: ({ event }) => event.output },
            target: 'phone',
            actions: { type: 'noteNoTicket', params: ({ event }) => event.output },
          },
          {
            target: 'enteringCode',
            actions: { type: 'noteNoTicket', params: ({ event }) => event.output },
          },
        ],
        onError: {
          description: 'The form says that it did not work.',
          target: 'enteringCode',
          actions: 'noteBroken',
        },
      },
    },
    newPassword: {
      meta: { screen: 'newPassword' },
      on: {
        'passwordRecovery.changePassword': {
          actions: { type: 'notePassword', params: ({ event }) => event },
        },
        'passwordRecovery.submit': [
          { guard: 'isPasswordGood', target: 'saving', actions: 'forgetProblem' },
          { actions: 'notePasswordProblems' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      meta: { screen: 'newPassword' },
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'done',
            actions: ['tellSucceeded', { type: 'requestPage', params: { page: 'login' } }],
          },
          {
            description: 'Only another code earns another ticket; its page takes the old one away.',
            guard: { type: 'isTicketOver', params: ({ event }) => event.output },
            target: 'phone',
            actions: [
              { type: 'noteNotSaved', params: ({ event }) => event.output },
              { type: 'requestPage', params: { page: 'forgot' } },
            ],
          },
          {
            target: 'newPassword',
            actions: { type: 'noteNotSaved', params: ({ event }) => event.output },
          },
        ],
        onError: {
          description: 'The form says that nobody knows.',
          target: 'newPassword',
          actions: 'noteSavingBroken',
        },
      },
    },
    done: { meta: { screen: 'done' }, tags: 'busy' },
  },
})
