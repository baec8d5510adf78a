import { accountCases } from './account.cases.ts'
import { affiliateCases } from './affiliate.cases.ts'
import type { CaseRow, CatalogueCase } from './case.ts'
import { contentCases } from './content.cases.ts'
import { depositCases } from './deposit.cases.ts'
import { gameCases } from './game.cases.ts'
import { longCases } from './long.cases.ts'
import { sessionCases } from './session.cases.ts'
import { transportCases } from './transport.cases.ts'
import { withdrawCases } from './withdraw.cases.ts'

const toCase =
  (cause: CatalogueCase['cause']) =>
  ([id, endpoint, code, behaviour, answer]: CaseRow): CatalogueCase => ({
    id,
    context: id.slice(0, id.indexOf('.')),
    endpoint,
    code,
    cause,
    behaviour,
    answer,
  })

/** Every case in which a call of the contract can end because of the server or the network. */
export const catalogue: readonly CatalogueCase[] = [
  ...[
    ...sessionCases,
    ...accountCases,
    ...depositCases,
    ...withdrawCases,
    ...contentCases,
    ...affiliateCases,
    ...gameCases,
    ...longCases,
  ].map(toCase('server')),
  ...transportCases.map(toCase('transport')),
]
