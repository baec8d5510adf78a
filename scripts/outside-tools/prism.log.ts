/** In a withdrawal walk a gateway answers once with its own page, which the document does not allow. */
const gatewayPage = 'The received media type "text/html; charset=utf-8"'

/** The log of each request: from its line to the line of the next. */
const requestsIn = (written: string) =>
  written.split(/^(?=.*\[HTTP SERVER\])/m).filter((text) => text.includes('Request received'))

/** How many requests Prism logged. */
export const countRequests = (written: string) => requestsIn(written).length

/** The log of each request whose request or answer violates the document. */
export function complaintsIn(written: string): readonly string[] {
  return requestsIn(written).filter(
    (text) => text.includes('Violation:') && !text.includes(gatewayPage),
  )
}
