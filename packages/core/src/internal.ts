// What the other packages of this repository share with core and no host needs.

export { flowNames, flowOfTab } from './app/flows/flows.ts'
export { writeCookie } from './kernel/cookies/cookies.ts'
export { named } from './kernel/flow/named.ts'
