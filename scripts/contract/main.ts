// Generates the documents for backend teams: `npm run contract` writes docs/contract; with --check it only
// compares.
import { schemaDocument } from '../../packages/core/src/wire/contract/graphql.schema.ts'
import { openApiDocument } from '../../packages/mock-server/src/contract/openapi.document.ts'
import { runGenerator } from '../generated.ts'
import { callsPage } from './calls.page.ts'

runGenerator({
  command: 'npm run contract',
  purpose: 'Writes what the site needs from its backend to docs/contract.',
  folder: 'docs/contract',
  source: 'contract’s rows',
  files: new Map([
    ['openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`],
    ['schema.graphql', schemaDocument],
    ['calls.md', callsPage()],
  ]),
})
