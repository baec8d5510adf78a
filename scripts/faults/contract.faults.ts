import type { Fault } from './fault.ts'

const contract = 'packages/core/src/contract'
const conformance = 'packages/mock-server/src/conformance'

/** Faults in what the documents ask of a backend, and in what holds a backend against them. */
export const contractFaults: readonly Fault[] = [
  {
    id: 'any-number-is-an-amount',
    area: 'contract',
    file: `${contract}/strict.forms.ts`,
    code: 'readBahtAmount(baht) !== null',
    replacement: '!Number.isNaN(baht)',
    harm: 'A backend that sends 12345.675 is told that all is well, and its members see less.',
  },
  {
    id: 'times-without-a-zone-allowed',
    area: 'contract',
    file: `${contract}/strict.forms.ts`,
    code: '(Z|[+-]\\d{2}:\\d{2})$/',
    replacement: '(Z|[+-]\\d{2}:\\d{2})?$/',
    harm: 'A backend in another zone writes local times, and every code ends hours too early.',
  },
  {
    id: 'code-asked-for-by-halves',
    area: 'contract',
    file: `${contract}/strict.answers.ts`,
    code: 'createQr: z.extend(usableQr, done),',
    replacement: '',
    harm: 'A backend leaves out what polls are made with, and no code can be created.',
  },
  {
    id: 'half-a-renewal-allowed',
    area: 'contract',
    file: `${contract}/strict.answers.ts`,
    code: "refresh_token: secret(formed('refreshToken', z.string())),",
    replacement: '',
    harm: 'A backend renews one token, and members are signed out after the next.',
  },
  {
    id: 'calls-without-a-token-not-asked',
    area: 'contract',
    file: `${conformance}/question.ts`,
    code: 'return [missing, unknown]',
    replacement: 'return [unknown]',
    harm: 'A backend that pays out without a token passes.',
  },
  {
    id: 'preflights-by-heart',
    area: 'contract',
    file: `${conformance}/backend.ts`,
    code: '...(isMoneyWrite ? [idempotencyHeader.toLowerCase()] : []),',
    replacement: '',
    harm: 'A browser may not name its withdrawal, and every one of them fails.',
  },
  {
    id: 'wrong-clock-passes',
    area: 'contract',
    file: `${conformance}/findings.ts`,
    code: 'Math.abs(drift) <= longestDriftMs',
    replacement: 'Math.abs(drift) >= 0',
    harm: 'A server that is an hour behind passes, and its codes never end.',
  },
  {
    id: 'graphql-refusals-unread',
    area: 'contract',
    file: `${conformance}/findings.ts`,
    code: 'return first ? codeOf(first.extensions?.code) : null',
    replacement: 'return null',
    harm: 'A good refusal by GraphQL is told as an acceptance.',
  },
  {
    id: 'anonymous-calls-want-a-token',
    area: 'contract',
    file: 'packages/mock-server/src/contract/openapi.document.ts',
    code: "(scheme) => scheme !== 'none',",
    replacement: '() => true,',
    harm: 'A server that is made from the document refuses to sign anybody in.',
  },
]
