// Generates the page of routes: `npm run routes` writes docs/routes.md; with --check it only compares.
import { runGenerator } from '../generated.ts'
import { routesPage } from './routes.page.ts'

runGenerator({
  command: 'npm run routes',
  purpose: 'Writes who may open which page, and where everybody else is led, to docs/routes.md.',
  folder: 'docs',
  isFolderShared: true,
  source: 'table of routes and its rules',
  files: new Map([['routes.md', routesPage()]]),
})
