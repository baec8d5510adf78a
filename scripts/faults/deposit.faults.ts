import type { Fault } from './fault.ts'

const folder = 'packages/core/src/flows/deposit'

/** Faults in the chart of a deposit, its rules, its actors and its stored data. */
export const depositFaults: readonly Fault[] = [
  {
    id: 'smallest-amount-refused',
    area: 'deposit',
    file: `${folder}/deposit-amount.rules.ts`,
    code: 'amount !== null && amount < min',
    replacement: 'amount !== null && amount <= min',
    harm: 'The site refuses the minimum of a channel as too small.',
  },
  {
    id: 'transfer-moves-no-money',
    area: 'deposit',
    file: `${folder}/deposit.flow.ts`,
    code: "['createQr', 'sendTransfer']",
    replacement: "['createQr']",
    harm: 'No flow owns the transfer: the site reports it as dropped while its own screen shows it.',
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
    harm: 'A member who has paid reads that the deposit failed, and pays again.',
  },
  {
    id: 'ended-once-more',
    area: 'deposit',
    file: `${folder}/deposit.machine.ts`,
    code: `'forgetPayment', 'emitEnded'],
      on: { 'deposit.acknowledge': 'returning' },`,
    replacement: `'forgetPayment', 'emitEnded'],
      on: { 'deposit.acknowledge': 'succeeded' },`,
    harm: 'A member first reads that the deposit failed and then that it succeeded.',
  },
  {
    id: 'amount-lost-after-expiry',
    area: 'deposit',
    file: `${folder}/deposit.expired.ts`,
    code: "'awaitLatePayment',\n        'forgetPayment',",
    replacement: "'awaitLatePayment',\n        'forgetAmount',\n        'forgetPayment',",
    harm: 'After a code has expired the member has to type the amount again.',
  },
  {
    id: 'whole-amount-missing',
    area: 'deposit',
    file: `${folder}/deposit.ending.ts`,
    inside: 'partOf',
    code: 'satang(payAmount - received)',
    replacement: 'satang(payAmount)',
    harm: 'A member who paid a part reads that the whole amount is missing.',
  },
  {
    id: 'second-request-at-once',
    area: 'deposit',
    file: `${folder}/deposit.setup.ts`,
    code: 'assign({ isPausing: true, wasAsking: false })',
    replacement: 'assign({ isPausing: false, wasAsking: false })',
    harm: 'A second tap after a lost answer makes a second code while the server still makes the first.',
  },
  {
    id: 'lost-answer-taken-for-a-refusal',
    area: 'deposit',
    file: `${folder}/deposit.actors.ts`,
    code: ": { type: 'qr.lost' }",
    replacement: ": { type: 'qr.refused', refusal: { kind: 'tryAgain', code: 0 } }",
    harm: 'The site reports a request that the server may have carried out as refused with an unknown code.',
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
    harm: 'The site repeats a request whose answer was lost, and two codes wait for payment.',
  },
  {
    id: 'wrong-amount-kept',
    area: 'deposit',
    file: `${folder}/deposit.actors.ts`,
    code: `
  const { amountText, channelKey, isPictureAwaited, isReuseWarned, payment, paymentChannel } = context
  if (payment === null || channelKey === null) return false`,
    replacement: `
  const { channelKey, isPictureAwaited, isReuseWarned, payment, paymentChannel } = context
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
    harm: 'A paid code comes back after every reload, and a second deposit seems to succeed.',
  },
  {
    id: 'cancellation-untold',
    area: 'deposit',
    file: `${folder}/deposit.machine.ts`,
    code: "'emitCancelled',",
    replacement: '',
    harm: 'A member who cancels a code gets no confirmation, and the site does not fetch the balance in case it was paid.',
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
    harm: 'After signing in again a member sees a code that the site cannot poll, and never learns that it was paid.',
  },
  {
    id: 'code-lost-in-silence',
    area: 'deposit',
    file: 'packages/core/src/flows/deposit/deposit.actors.ts',
    inside: 'rememberPayment',
    code: 'return facts.rememberPayment({',
    replacement: "return payment.id !== '' || facts.rememberPayment({",
    harm: 'If storage is full a reload loses a paid code, and the site gives no warning.',
  },
  {
    id: 'code-kept-without-its-secrets',
    area: 'deposit',
    file: 'packages/core/src/flows/deposit/deposit.actors.ts',
    code: 'if (!credentials.isPaymentKept(payment.id)) {',
    replacement: "if (payment.id === '') {",
    harm: 'If storage is full a reload shows a code that the site cannot poll, and the site gives no warning.',
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
    harm: 'A member waits fifteen minutes at a code that does not show.',
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
    harm: 'After a reload a member waits at a code that does not show.',
  },
  {
    id: 'seen-picture-given-up',
    area: 'deposit',
    file: `${folder}/deposit.setup.ts`,
    code: 'isPictureAwaited: ({ context }) => context.isPictureAwaited,',
    replacement: 'isPictureAwaited: () => true,',
    harm: 'The site gives up a paid code because its picture cannot be loaded again.',
  },
  {
    id: 'pictures-from-anywhere',
    area: 'deposit',
    file: `${folder}/qr-code.rules.ts`,
    code: 'pictureOrigins.includes(url.origin)',
    replacement: "url.protocol === 'https:'",
    harm: 'The site waits for a picture that the policy blocks, and takes a link for a picture.',
  },
  {
    id: 'stored-link-followed',
    area: 'deposit',
    file: `${folder}/qr-code.rules.ts`,
    code: 'links.includes(place)',
    replacement: "place !== ''",
    harm: 'Anyone who can write to storage can open any app on a member’s phone.',
  },
  {
    id: 'receipt-without-bonus',
    area: 'deposit',
    file: 'packages/core/src/flows/deposit/deposit.view.ts',
    inside: 'receiptOf',
    code: 'bonusLabel: paymentChannel?.bonusLabel ?? null,',
    replacement: 'bonusLabel: null,',
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
    harm: 'The site asks members to transfer to an account number that the backend never sent.',
  },
]
