import { assign, setup } from 'xstate'
import type { RecoveryProblem, RecoverySight, RecoveryStep } from './recovery.sight.ts'

interface World extends Pick<RecoverySight, 'problem'> {
  readonly isTyped: boolean
  /** The last code that the page knows was sent. `spent`: the page believes that it still works. */
  readonly code: 'none' | 'good' | 'spent' | 'old'
  /** The server does not send another code yet. */
  readonly isWaiting: boolean
  /** How many codes were requested in this half hour. The server sends at most five an hour. */
  readonly asked: number
  /** `spent`: the page believes that it still works. `old`: the page has removed it too. */
  readonly ticket: 'none' | 'good' | 'spent' | 'old'
  readonly isPasswordNew: boolean
}

const start: World = {
  isTyped: false,
  problem: null,
  code: 'none',
  isWaiting: false,
  asked: 0,
  ticket: 'none',
  isPasswordNew: false,
}

const say = (problem: RecoveryProblem) => ({ type: 'say' as const, params: { problem } })
const tooMany = say('register.error.otpTooMany')

/** The recovery of a password from the view of the member, time and the server. */
export const recoveryModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in RecoveryStep]: { type: Step } }[RecoveryStep],
    meta: {} as Pick<RecoverySight, 'page'>,
  },
  guards: {
    /** A member with a new password signs in with it. */
    mayType: ({ context: { isPasswordNew, isTyped } }) => !isTyped && !isPasswordNew,
    hasGoodCode: ({ context: { code, isTyped } }) =>
      isTyped && (code === 'good' || code === 'spent'),
    isTooSoonAtFirst: ({ context: { code, isTyped, isWaiting } }) =>
      isTyped && isWaiting && code === 'none',
    isTooSoon: ({ context: { isTyped, isWaiting } }) => isTyped && isWaiting,
    mayAsk: ({ context: { asked, isTyped } }) => isTyped && asked < 2,
    mayGoWrong: ({ context: { asked, code, isTyped } }) =>
      isTyped && code === 'none' && asked === 0,
    isGood: ({ context }) => context.code === 'good',
    isWaiting: ({ context }) => context.isWaiting,
    mayResend: ({ context: { asked, isWaiting } }) => !isWaiting && asked < 2,
    isTicketGood: ({ context }) => context.ticket === 'good',
    hasTicket: ({ context }) => context.ticket !== 'old',
    isPasswordNew: ({ context }) => context.isPasswordNew,
    isPasswordOld: ({ context: { isPasswordNew, isWaiting } }) => !isPasswordNew && !isWaiting,
    mayForget: ({ context }) => !context.isPasswordNew,
  },
  actions: {
    say: assign((_, { problem }: { problem: RecoveryProblem }) => ({ problem })),
    sayNothing: assign({ problem: null }),
    type: assign({ isTyped: true, problem: null }),
    sendCode: assign(({ context: { asked } }) => ({
      code: 'good' as const,
      isWaiting: true,
      asked: asked + 1,
      problem: null,
    })),
    sendUnheardOf: assign({ isWaiting: true, asked: 1 }),
    spendCode: assign({ code: 'spent' }),
    spoilCode: assign({ code: 'old' }),
    wait: assign({ isWaiting: false }),
    beginHalfHour: assign(({ context: { code } }) => ({
      asked: 0,
      isWaiting: false,
      code: code === 'none' ? ('none' as const) : ('old' as const),
    })),
    earnTicket: assign({ ticket: 'good', code: 'none', isTyped: false, problem: null }),
    spoilTicket: assign({ ticket: 'old' }),
    dropTicket: assign({ ticket: 'none' }),
    changePassword: assign({ isPasswordNew: true, ticket: 'spent', problem: null }),
    beDone: assign(start),
  },
}).createMachine({
  id: 'recoveryJourney',
  context: start,
  initial: 'login',
  states: {
    login: {
      id: 'login',
      entry: 'dropTicket',
      meta: { page: 'login' },
      on: {
        forget: { guard: 'mayForget', target: 'form', actions: 'sayNothing' },
        signInWithNew: { guard: 'isPasswordNew', target: 'member' },
        signInWithOld: [
          { guard: 'isPasswordOld', target: 'member' },
          {
            guard: 'isPasswordNew',
            target: 'refused',
            actions: say('login.error.wrongCredentials'),
          },
        ],
      },
    },
    refused: {
      meta: { page: 'login' },
      on: { signInWithNew: 'member', reload: { target: 'login', actions: 'sayNothing' } },
    },
    home: {
      entry: 'dropTicket',
      meta: { page: 'home' },
      on: { goToLogin: 'login' },
    },
    form: {
      id: 'form',
      entry: 'dropTicket',
      initial: 'phone',
      on: {
        minutePasses: { guard: 'isWaiting', actions: 'wait' },
        reload: { target: 'form', actions: 'sayNothing' },
        goToLogin: { target: 'login', actions: 'sayNothing' },
      },
      states: {
        phone: {
          id: 'phone',
          meta: { page: 'phone' },
          on: {
            typePhone: { guard: 'mayType', actions: 'type' },
            askForCode: [
              { guard: 'hasGoodCode', target: 'code', actions: 'sayNothing' },
              { guard: 'isTooSoonAtFirst', actions: tooMany },
              { guard: 'isTooSoon', target: 'code', actions: tooMany },
              { guard: 'mayAsk', target: 'code', actions: 'sendCode' },
            ],
            askTooOften: { guard: 'mayGoWrong', actions: tooMany },
            askAndLoseAnswer: {
              guard: 'mayGoWrong',
              target: '#failure.atPhone',
              actions: ['sendUnheardOf', say('forgot.error.unknown')],
            },
          },
        },
        code: {
          id: 'code',
          meta: { page: 'code' },
          on: {
            confirm: [
              { guard: 'isGood', target: '#newPassword', actions: 'earnTicket' },
              { actions: ['spoilCode', say('forgot.error.otpRetry')] },
            ],
            confirmWrongCode: { guard: 'isGood', actions: say('register.error.otpInvalid') },
            confirmPhoneOfNobody: {
              guard: 'isGood',
              target: 'phone',
              actions: say('forgot.error.incorrectData'),
            },
            confirmAndLoseAnswer: {
              guard: 'isGood',
              target: '#failure.atCode',
              actions: ['spendCode', say('forgot.error.notChecked')],
            },
            resend: { guard: 'mayResend', actions: 'sendCode' },
            changePhone: { target: 'phone', actions: 'sayNothing' },
            halfAnHourPasses: { actions: 'beginHalfHour' },
          },
        },
      },
    },
    newPassword: {
      id: 'newPassword',
      meta: { page: 'newPassword' },
      on: {
        save: [
          { guard: 'isTicketGood', target: 'login', actions: 'changePassword' },
          { target: 'form', actions: 'sayNothing' },
        ],
        saveRefusedPassword: { guard: 'isTicketGood', actions: say('reset.error.refused') },
        saveAndLoseAnswer: {
          guard: 'isTicketGood',
          target: '#failure.atNewPassword',
          actions: ['changePassword', say('reset.error.failed')],
        },
        halfAnHourPasses: { guard: 'isTicketGood', actions: ['beginHalfHour', 'spoilTicket'] },
        reload: [
          { guard: 'hasTicket', target: 'newPassword', actions: 'sayNothing' },
          { target: 'home', actions: 'sayNothing' },
        ],
        goHome: [
          { guard: 'hasTicket', target: 'newPassword', actions: 'sayNothing' },
          { target: 'home', actions: 'sayNothing' },
        ],
        giveUp: { target: 'login', actions: 'sayNothing' },
        goToLogin: { target: 'login', actions: 'sayNothing' },
        beginAnew: { target: 'form', actions: 'sayNothing' },
      },
    },
    failure: {
      id: 'failure',
      initial: 'atPhone',
      meta: { page: 'failure' },
      states: {
        atPhone: {
          on: { tryAgain: '#phone', reload: { target: '#form', actions: 'sayNothing' } },
        },
        atCode: {
          on: { tryAgain: '#code', reload: { target: '#form', actions: 'sayNothing' } },
        },
        atNewPassword: {
          on: {
            tryAgain: '#newPassword',
            reload: { target: '#newPassword', actions: 'sayNothing' },
          },
        },
      },
    },
    member: {
      entry: 'beDone',
      meta: { page: 'member' },
      on: { reload: 'member' },
    },
  },
})
