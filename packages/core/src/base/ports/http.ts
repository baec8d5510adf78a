/** The network: a `fetch`. A browser's own and an in-process server both satisfy it. */
export type Http = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** A world without a network: every call is unreachable. */
export const noHttp: Http = () => Promise.reject(new Error('unreachable: there is no network here'))
