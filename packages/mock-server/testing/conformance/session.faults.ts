import {
  accepted,
  answering,
  answeringLogin,
  isMembers,
  isPreflight,
  operationOf,
  withResult,
} from '../conformance.changes.ts'
import { at, type Change, type Fault, isWrongToken } from '../conformance.harness.ts'

/** A server that takes tokens no more once they were renewed. */
function endingFormerTokens(path: string): Change {
  let isRenewed = false
  let former: string | null = null
  return (response, request) => {
    if (isPreflight(request) || !isMembers(request)) return response
    const token = request.headers.get('Authorization')
    if (at(request, path)) {
      former ??= token
      if (isRenewed && token === former) return accepted(response, { code: 7002 })
    }
    if (at(request, '/refreshtoken/true')) isRenewed = true
    return response
  }
}

/** A server that makes new tokens each time that it is asked. */
function renewingTwice(): Change {
  let renewals = 0
  return answering('/refreshtoken/true', (body) => {
    if (!body.access_token) return body
    renewals += 1
    return renewals === 1 ? body : { ...body, access_token: 'another' }
  })
}

export const sessionFaults: readonly Fault[] = [
  [
    'names another member than who signed in',
    answering('/member/updateData', withResult({ username: 'other' })),
    'getMember tells who the member is',
    /^it names other, and demo has signed in$/,
  ],
  [
    'has another id for the member than at sign-in',
    answering('/member/updateData', withResult({ _id: 'm-999' })),
    'getMember tells who the member is',
    /^it names member m-999, and signing in named /,
  ],
  [
    'signs another member in',
    answeringLogin({ username: 'other' }),
    'login signs in',
    /^it signs in other, although demo was asked for$/,
  ],
  [
    'signs in a member without an id',
    answeringLogin({ _id: '' }),
    'login signs in',
    /^field result\._id: it is empty$/,
  ],
  [
    'ends the session of whoever comes without a token',
    (response, request) =>
      at(request, '/member/credit') && !request.headers.has('Authorization')
        ? accepted(response, { code: 7002 })
        : response,
    'getCredit refuses a call without a token',
    /^it is refused with code 7002 \(sessionInvalid\), not with 7003 \(tokenExpired\)$/,
  ],
  [
    'has a token renewed that is nobody’s',
    (response, request) =>
      at(request, '/member/credit') && isWrongToken(request)
        ? accepted(response, { code: 7003 })
        : response,
    'getCredit refuses a token that nobody gave out',
    /^it is refused with code 7003 \(tokenExpired\), not with 7002 \(sessionInvalid\)$/,
  ],
  [
    'has the token renewed of whoever asks for another member',
    async (response, request) => {
      if (!isMembers(request) || (await operationOf(request)) !== 'lists') return response
      return new Response((await response.text()).replace('7002', '7003'), response)
    },
    'lists refuses what another member likes',
    /^it is refused with code 7003 \(tokenExpired\), not with 7002 \(sessionInvalid\)$/,
  ],
  [
    'refuses a session as if it had failed itself',
    (response, request) =>
      at(request, '/member/credit') && isWrongToken(request)
        ? new Response(response.body, { status: 500, headers: response.headers })
        : response,
    'getCredit refuses a token that nobody gave out',
    /^the status of a refusal is 500, neither 200 nor 401$/,
  ],
  [
    'ends a token before it runs out',
    endingFormerTokens('/member/credit'),
    'getCredit takes the token before it until that runs out',
    /^it is refused with code 7002 \(sessionInvalid\)$/,
  ],
  [
    'signs out the slower of two tabs',
    endingFormerTokens('/refreshtoken/true'),
    'refresh answers the same tokens to whoever was a moment slower',
    /^it is refused with code 7002 \(sessionInvalid\)$/,
  ],
  [
    'gives the slower of two tabs tokens of its own',
    renewingTwice(),
    'refresh answers the same tokens to whoever was a moment slower',
    /^it answers other tokens than it did a moment before$/,
  ],
]
