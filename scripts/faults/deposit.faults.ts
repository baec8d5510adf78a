import type { Fault } from './fault.ts'

const folder = 'packages/core/src/flows/deposit'

/** Faults in the chart of a deposit, its rules, its actors and its facts. */
export const depositFaults: readonly Fault[] = [
  {
    id: 'smallest-amount-refused',
    area: 'deposit',
    file: `${folder}/deposit-amount.rules.ts`,
    code: 'amount !== null && amount < min',
    replacement: 'amount !== null && amount <= min',
    harm: 'The smallest amount that a channel takes is refused as too small.',
  },
  {
    id: 'transfer-moves-no-money',
    area: 'deposit',
    file: `${folder}/deposit.flow.ts`,
    code: "['createQr', 'sendTransfer']",
    replacement: "['createQr']",
    harm: 'A transfer belongs to no flow: it is told as dropped beside the screen that tells of it.',
  },
  {
    id: 'paid-shown-as-failed',
    area: 'deposit',
    file: `${folder}/deposit.machine.ts`,
    code: `
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'succeeded',`,
    replacement: `
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'failed',`,
    harm: 'Who has paid is told that the deposit failed, and pays again.',
  },
  {
    id: 'ended-once-more',
    area: 'deposit',
    file: `${folder}/deposit.machine.ts`,
    code: `'forgetPayment', 'emitEnded'],
      on: { 'deposit.acknowledge': 'returning' },`,
    replacement: `'forgetPayment', 'emitEnded'],
      on: { 'deposit.acknowledge': 'succeeded' },`,
    harm: 'Who reads that the deposit failed is told next that it succeeded.',
  },
  {
    id: 'amount-lost-after-expiry',
    area: 'deposit',
    file: `${folder}/deposit.expired.ts`,
    code: "entry: ['awaitLatePayment', 'forgetPayment', 'emitEnded'],",
    replacement: "entry: ['awaitLatePayment', 'forgetPayment', 'emitEnded', 'forgetAmount'],",
    harm: 'After a code whose time was over the amount has to be typed again.',
  },
  {
    id: 'second-request-at-once',
    area: 'deposit',
    file: `${folder}/deposit.setup.ts`,
    code: 'assign({ isPausing: true, wasAsking: false })',
    replacement: 'assign({ isPausing: false, wasAsking: false })',
    harm: 'A nervous second tap after a lost answer makes a second code while the first is being made.',
  },
  {
    id: 'lost-answer-taken-for-a-refusal',
    area: 'deposit',
    file: `${folder}/deposit.actors.ts`,
    code: ": { type: 'qr.lost' }",
    replacement: ": { type: 'qr.refused', refusal: { kind: 'tryAgain', code: 0 } }",
    harm: 'A request that may have been carried out is told as refused, with a code that nobody knows.',
  },
  {
    id: 'request-sent-twice',
    area: 'deposit',
    file: `${folder}/deposit.actors.ts`,
    code: `api.call(createQrCall, { ...input, places }, { purpose: 'foreground', onLateAnswer }),
      (answer) => {`,
    replacement: `api
          .call(createQrCall, { ...input, places }, { purpose: 'foreground', onLateAnswer })
          .then((first) =>
            first.kind === 'failed'
              ? api.call(createQrCall, { ...input, places }, { purpose: 'foreground' })
              : first,
          ),
      (answer) => {`,
    harm: 'A request whose answer was lost is repeated, and two codes wait to be paid.',
  },
  {
    id: 'wrong-amount-kept',
    area: 'deposit',
    file: `${folder}/deposit.actors.ts`,
    code: `
  const { amountText, channelKey, isPictureAwaited, isReuseWarned, payment } = context
  if (payment === null || channelKey === null) return false`,
    replacement: `
  const { channelKey, isPictureAwaited, isReuseWarned, payment } = context
  if (payment === null || channelKey === null) return false
    const amountText = String(payment.payAmount / 100)`,
    harm: 'After a reload and an ending the amount field holds satang, which it refuses itself.',
  },
  {
    id: 'paid-code-kept',
    area: 'deposit',
    file: `${folder}/deposit.machine.ts`,
    code: `
        'forgetPayment',
        'forgetDraft',`,
    replacement: `
        'forgetDraft',`,
    harm: 'A code that is paid is back after every reload, and a second deposit seems to succeed.',
  },
  {
    id: 'cancellation-untold',
    area: 'deposit',
    file: `${folder}/deposit.machine.ts`,
    code: "actions: ['awaitLatePayment', 'forgetPayment', 'emitCancelled'],",
    replacement: "actions: ['awaitLatePayment', 'forgetPayment'],",
    harm: 'Who gives a code up hears nothing of it, and no balance is asked for in case it was paid.',
  },
  {
    id: 'code-of-another-tab-ignored',
    area: 'deposit',
    file: `${folder}/deposit.facts.ts`,
    code: 'if (key === paymentKey && value !== null) listener()',
    replacement: 'if (key === paymentKey && value === null) listener()',
    harm: 'While a code waits in one tab, another one offers to make a second.',
  },
  {
    id: 'balance-left-as-it-was',
    area: 'deposit',
    file: 'packages/core/src/app/app.membership.ts',
    code: `
            guard: { type: 'isSuccessSeen', params: ({ event }) => event },
            actions: ['refetchBalance', 'broadcast'],`,
    replacement: `
            guard: { type: 'isSuccessSeen', params: ({ event }) => event },
            actions: 'broadcast',`,
    harm: 'After a deposit that succeeded the balance stays as it was.',
  },
  {
    id: 'secrets-dropped-by-an-ended-session',
    area: 'deposit',
    file: 'packages/core/src/flows/deposit/deposit.actors.ts',
    code: "else if (username !== '') {",
    replacement: 'else {',
    harm: 'Who signs in again is shown a code about which nobody can ask, and is never told that it was paid.',
  },
  {
    id: 'code-lost-in-silence',
    area: 'deposit',
    file: 'packages/core/src/flows/deposit/deposit.actors.ts',
    inside: 'rememberPayment',
    code: 'return facts.rememberPayment({',
    replacement: "return payment.id !== '' || facts.rememberPayment({",
    harm: 'In a full browser a reload loses a code that is paid, and nobody said so before.',
  },
  {
    id: 'code-kept-without-its-secrets',
    area: 'deposit',
    file: 'packages/core/src/flows/deposit/deposit.actors.ts',
    code: 'if (!credentials.isPaymentKept(payment.id)) {',
    replacement: "if (payment.id === '') {",
    harm: 'In a full browser a reload shows a code about which nobody can ask, and nobody said so before.',
  },
  {
    id: 'missing-picture-waited-for',
    area: 'deposit',
    file: `${folder}/deposit.machine.ts`,
    inside: 'loadingPicture.on',
    code: `
              target: '#deposit.cannotCreate',
              actions: ['awaitLatePayment', 'forgetPayment'],`,
    replacement: '',
    harm: 'A member waits fifteen minutes before a code that nobody can see.',
  },
  {
    id: 'hanging-picture-waited-for',
    area: 'deposit',
    file: `${folder}/deposit.machine.ts`,
    inside: 'loadingPicture.after',
    code: "target: '#deposit.cannotCreate',",
    replacement: "target: 'loadingPicture',",
    harm: 'A member waits fifteen minutes for a picture that never answers.',
  },
  {
    id: 'unseen-picture-payable-after-a-reload',
    area: 'deposit',
    file: `${folder}/deposit.machine.ts`,
    code: 'isPictureAwaited: storedPayment?.isPictureAwaited ?? false,',
    replacement: 'isPictureAwaited: storedPayment?.isPictureAwaited === null,',
    harm: 'After a reload a member waits before a code that nobody can see.',
  },
  {
    id: 'seen-picture-given-up',
    area: 'deposit',
    file: `${folder}/deposit.setup.ts`,
    code: 'isPictureAwaited: ({ context }) => context.isPictureAwaited,',
    replacement: 'isPictureAwaited: () => true,',
    harm: 'A code that was paid is given up because its picture cannot be loaded again.',
  },
  {
    id: 'pictures-from-anywhere',
    area: 'deposit',
    file: `${folder}/qr-code.rules.ts`,
    code: 'pictureOrigins.includes(url.origin)',
    replacement: "url.protocol === 'https:'",
    harm: 'A picture that the policy blocks is waited for, and a link is taken for one.',
  },
  {
    id: 'stored-link-followed',
    area: 'deposit',
    file: `${folder}/qr-code.rules.ts`,
    code: 'links.includes(place)',
    replacement: "place !== ''",
    harm: 'Whoever writes into the storage leads a member to any program of the phone.',
  },
  {
    id: 'receipt-without-bonus',
    area: 'deposit',
    file: 'packages/web/src/features/deposit/success-step.tsx',
    inside: 'SuccessStep',
    code: 'bonusLabel={view.chosen?.bonusLabel ?? null}',
    replacement: 'bonusLabel={null}',
    harm: 'The badge of a channel is forgotten as soon as the money has arrived.',
  },
  {
    id: 'amount-without-bonus',
    area: 'deposit',
    file: 'packages/web/src/features/deposit/amount-step.tsx',
    inside: 'AmountStep',
    code: 'bonusLabel={deposit.view.chosen?.bonusLabel ?? null}',
    replacement: 'bonusLabel={null}',
    harm: 'The badge of a channel is forgotten where the amount is chosen.',
  },
  {
    id: 'account-number-guessed',
    area: 'deposit',
    file: 'packages/core/src/member/profile/profile.ts',
    inside: 'readAccountNumber',
    code: 'return /^\\d+$/.test(digits) ? digits : wire.trim()',
    replacement: "return digits.replace(/\\D/g, '')",
    harm: 'Members are told to transfer to a number that nobody wrote.',
  },
]
