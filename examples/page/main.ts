import { createHostClock } from '@croupier/core/ports'
import { openSite } from './open.site.ts'
import { runPage } from './page.ts'

const clock = createHostClock(globalThis)
const http: typeof fetch = (input, init) => fetch(input, init)
const random = { fraction: () => Math.random() }
runPage(await openSite(location.origin, { clock, http, random }), document)
