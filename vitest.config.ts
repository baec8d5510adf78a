// A bare `vitest` looks for this name only.
export { default } from './vitest.workspace.ts'
