/** A walk over withdrawals has a gateway answer its page once, which no document allows. */
const gatewayPage = 'The received media type "text/html; charset=utf-8"'

/** What Prism wrote of each request, from its line to that of the next. */
const requestsIn = (written: string) =>
  written.split(/^(?=.*\[HTTP SERVER\])/m).filter((text) => text.includes('Request received'))

/** How many requests Prism told of. */
export const countRequests = (written: string) => requestsIn(written).length

/** What of the requests and answers does not follow the document: all that Prism wrote of such a request. */
export function complaintsIn(written: string): readonly string[] {
  return requestsIn(written).filter(
    (text) => text.includes('Violation:') && !text.includes(gatewayPage),
  )
}
