import { assign, setup } from 'xstate'
import type {
  RegistrationProblem,
  RegistrationSight,
  RegistrationStep,
} from './registration.sight.ts'

interface World extends Pick<RegistrationSight, 'isInvited' | 'problem'> {
  readonly typed: NonNullable<RegistrationSight['typed']>
  /** The last code that the page knows was sent. `old`: the server no longer accepts it. */
  readonly code: 'none' | 'good' | 'old'
  /** The server does not send another code yet. */
  readonly isWaiting: boolean
  /** How many codes were requested in this half hour. The server sends at most five an hour. */
  readonly asked: number
  /** The account was made, but the answer was lost. */
  readonly isMade: boolean
}

const start: World = {
  typed: 'nothing',
  isInvited: false,
  problem: null,
  code: 'none',
  isWaiting: false,
  asked: 0,
  isMade: false,
}

const say = (problem: RegistrationProblem) => ({ type: 'say' as const, params: { problem } })
const tooMany = say('register.error.otpTooMany')
const alreadyRegistered = say('register.error.alreadyRegistered')
const otpRetry = say('register.error.otpRetry')

/** A registration from the view of the visitor, time and the server. */
export const registrationModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in RegistrationStep]: { type: Step } }[RegistrationStep],
    meta: {} as Pick<RegistrationSight, 'page'>,
  },
  guards: {
    isNew: ({ context: { asked, typed } }) => typed === 'nothing' && asked === 0,
    isFresh: ({ context }) => context.typed === 'nothing',
    lacksPassword: ({ context }) => context.typed === 'allButPassword',
    hasGoodCode: ({ context: { code, typed } }) => typed === 'everything' && code === 'good',
    mayAsk: ({ context: { asked, typed } }) => typed === 'everything' && asked < 2,
    isKnown: ({ context: { isMade, typed } }) => typed === 'everything' && isMade,
    isTooSoon: ({ context: { asked, isWaiting, typed } }) =>
      typed === 'everything' && asked < 2 && isWaiting,
    isTooSoonAtFirst: ({ context: { code, isWaiting, typed } }) =>
      typed === 'everything' && isWaiting && code === 'none',
    /** Failures are walked only without an invitation. */
    mayGoWrong: ({ context: { asked, code, isInvited, typed } }) =>
      typed === 'everything' && code === 'none' && asked === 0 && !isInvited,
    mayBeRefused: ({ context: { code, isInvited, isMade } }) =>
      code === 'good' && !isInvited && !isMade,
    isMade: ({ context }) => context.isMade,
    isGood: ({ context }) => context.code === 'good',
    isWaiting: ({ context }) => context.isWaiting,
    mayResend: ({ context: { asked, isWaiting } }) => !isWaiting && asked < 2,
    isDueInVain: ({ context: { isMade, isWaiting } }) => isMade && !isWaiting,
    isCalm: ({ context }) => context.problem === null && !context.isWaiting,
    mayTryToSignIn: ({ context: { isWaiting, problem } }) =>
      problem === 'register.error.unknown' || (problem === null && !isWaiting),
  },
  actions: {
    say: assign((_, { problem }: { problem: RegistrationProblem }) => ({ problem })),
    sayNothing: assign({ problem: null }),
    type: assign({ typed: 'everything', problem: null }),
    losePassword: assign(({ context: { typed } }) => ({
      typed: typed === 'nothing' ? ('nothing' as const) : ('allButPassword' as const),
      problem: null,
    })),
    beInvited: assign({ isInvited: true }),
    sendCode: assign(({ context: { asked } }) => ({
      code: 'good' as const,
      isWaiting: true,
      asked: asked + 1,
      problem: null,
    })),
    sendUnheardOf: assign({ isWaiting: true, asked: 1 }),
    spoilCode: assign({ code: 'old' }),
    wait: assign({ isWaiting: false }),
    makeAccount: assign({ isMade: true }),
    beginHalfHour: assign({ asked: 0, isWaiting: false, code: 'old' }),
    beDone: assign(start),
  },
}).createMachine({
  id: 'registrationJourney',
  context: start,
  initial: 'home',
  states: {
    home: {
      meta: { page: 'home' },
      on: {
        open: 'form',
        followInvitation: { guard: 'isNew', target: 'form', actions: 'beInvited' },
        registrationEnds: { guard: 'isNew', target: 'closed' },
        reload: 'home',
      },
    },
    form: {
      initial: 'details',
      on: {
        minutePasses: { guard: 'isWaiting', actions: 'wait' },
        reload: { target: 'form', actions: 'losePassword' },
        otherTabSignsIn: { guard: 'isCalm', target: 'member' },
        goHome: { guard: 'isCalm', target: 'home', actions: 'losePassword' },
        goToLogin: { guard: 'mayTryToSignIn', target: 'login', actions: 'losePassword' },
      },
      states: {
        details: {
          id: 'details',
          meta: { page: 'details' },
          on: {
            typeDetails: { guard: 'isFresh', actions: 'type' },
            typePassword: { guard: 'lacksPassword', actions: 'type' },
            askForCode: [
              { guard: 'hasGoodCode', target: 'code', actions: 'sayNothing' },
              { guard: 'isKnown', actions: alreadyRegistered },
              { guard: 'isTooSoonAtFirst', actions: tooMany },
              { guard: 'isTooSoon', target: 'code', actions: tooMany },
              { guard: 'mayAsk', target: 'code', actions: 'sendCode' },
            ],
            askTooOften: { guard: 'mayGoWrong', actions: tooMany },
            askAndLoseAnswer: {
              guard: 'mayGoWrong',
              target: '#failure.atDetails',
              actions: ['sendUnheardOf', say('register.error.codeNotSent')],
            },
          },
        },
        code: {
          id: 'code',
          meta: { page: 'code' },
          on: {
            register: [
              { guard: 'isMade', target: 'details', actions: alreadyRegistered },
              { guard: 'isGood', target: '#member' },
              { actions: otpRetry },
            ],
            registerWithWrongCode: {
              guard: 'mayBeRefused',
              actions: say('register.error.otpInvalid'),
            },
            guessOnAndOn: { guard: 'mayBeRefused', actions: ['spoilCode', otpRetry] },
            registerWhatIsTaken: {
              guard: 'mayBeRefused',
              target: 'details',
              actions: alreadyRegistered,
            },
            registerAndNeedAdmin: {
              guard: 'mayBeRefused',
              actions: say('register.error.retryOrAdmin'),
            },
            registerAndLoseAnswer: {
              guard: 'mayBeRefused',
              target: '#failure.atCode',
              actions: ['makeAccount', say('register.error.unknown')],
            },
            resend: [
              { guard: 'isDueInVain', target: 'details', actions: alreadyRegistered },
              { guard: 'mayResend', actions: 'sendCode' },
            ],
            changePhone: { target: 'details', actions: 'sayNothing' },
            halfAnHourPasses: { actions: 'beginHalfHour' },
          },
        },
      },
    },
    failure: {
      id: 'failure',
      initial: 'atDetails',
      meta: { page: 'failure' },
      on: {
        reload: { target: 'form', actions: 'losePassword' },
        goHome: { target: 'home', actions: 'losePassword' },
      },
      states: {
        atDetails: { on: { tryAgain: '#details' } },
        atCode: { on: { tryAgain: '#code' } },
      },
    },
    login: {
      meta: { page: 'login' },
      on: {
        goBack: 'form',
        signIn: { guard: 'isMade', target: 'member' },
      },
    },
    member: {
      id: 'member',
      entry: 'beDone',
      meta: { page: 'member' },
      on: { reload: 'member', followInvitation: 'member' },
    },
    closed: {
      meta: { page: 'home' },
      on: { reload: 'closed', followInvitation: 'closed' },
    },
  },
})
