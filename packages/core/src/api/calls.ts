import type { EndpointName, Endpoints, WireAnswer } from '../contract/endpoints.ts'
import { type QrPayment, readQrPayment } from '../deposit/qr-payment.ts'
import { readBahtAmount, type Satang, satangToBaht } from '../money/satang.ts'
import type { Credentials } from '../ports/credentials.ts'
import { type Profile, readProfile } from '../profile/profile.ts'

/** What each call is asked for and what its accepted answer means, in the project's own words. */
export interface CallTypes {
  login: { request: { username: string }; value: { memberId: string; username: string } }
  refresh: { request: Record<never, never>; value: RefreshOutcome }
  getCredit: { request: Record<never, never>; value: { balance: Satang } }
  getProfile: { request: Record<never, never>; value: Profile }
  createQr: { request: CreateQrRequest; value: CreatedQr }
  pollQr: { request: { paymentId: string }; value: PaymentNews }
  checkMaintenance: { request: Record<never, never>; value: Record<never, never> }
}

export type CallRequest<Name extends EndpointName> = CallTypes[Name]['request']
export type CallValue<Name extends EndpointName> = CallTypes[Name]['value']

/** `incomplete`: an answer without both tokens; nothing was stored [OPEN-04]. */
export type RefreshOutcome = 'stored' | 'adopted' | 'dropped' | 'incomplete'

export interface CreateQrRequest {
  readonly channelId: string
  /** Whole baht, as satang. */
  readonly amount: Satang
}

export type CreatedQr =
  | { readonly kind: 'created'; readonly payment: QrPayment }
  | { readonly kind: 'incomplete' }

/** `rejected` carries the server's words, or null when it gave none. */
export type PaymentNews =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'paid' }
  | { readonly kind: 'rejected'; readonly message: string | null }

/** What a converter may use besides the request and the answer. */
export interface CallTools {
  readonly credentials: Credentials
  /** The token that the call was authorised with. */
  readonly sentToken: string | null
  now(): number
}

/** What goes onto the wire. */
export interface WireRequest {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

interface Call<Name extends EndpointName> {
  /** Adds the secrets that the request refers to. */
  write(request: CallRequest<Name>, tools: CallTools): WireRequest
  /** Keeps the answer's secrets in the vault. Null when the answer makes no sense. */
  read(wire: WireAnswer<Name>, request: CallRequest<Name>, tools: CallTools): CallValue<Name> | null
}

const nothing = () => ({})

/** Converts between the wire and the project's own words; the only readers of the vault's secrets. */
export const calls: { readonly [Name in keyof Endpoints]: Call<Name> } = {
  login: {
    write: ({ username }, { credentials }) => ({
      body: { username, password: credentials.draft('login.password') },
    }),
    read: ({ result }, _request, { credentials }) => {
      credentials.storeSession({
        accessToken: result.access_token,
        refreshToken: result.refresh_token,
        rewardToken: result.reward_token ?? null,
      })
      return { memberId: result._id, username: result.username }
    },
  },
  refresh: {
    write: nothing,
    read: ({ access_token, refresh_token }, _request, { credentials, sentToken }) => {
      if (!access_token || !refresh_token) return 'incomplete'
      const tokens = { accessToken: access_token, refreshToken: refresh_token }
      return credentials.commitRefresh(sentToken ?? '', tokens)
    },
  },
  getCredit: {
    write: nothing,
    read: ({ result }) => {
      const balance = readBahtAmount(result.balance)
      return balance === null ? null : { balance }
    },
  },
  getProfile: {
    write: nothing,
    read: ({ result }) => readProfile(result),
  },
  createQr: {
    write: ({ channelId, amount }) => ({
      query: {
        action: 'get_qr',
        id: channelId,
        amount: String(satangToBaht(amount)),
        overlay: 'false',
        type: 'payment',
        dark: '#111111',
        light: '#ffffff',
      },
    }),
    read: (wire, _request, { credentials, now }) => {
      const read = readQrPayment(wire, now())
      if (!read) return { kind: 'incomplete' }
      credentials.keepPayment(read.payment.id, read.secrets)
      return { kind: 'created', payment: read.payment }
    },
  },
  pollQr: {
    write: ({ paymentId }, { credentials }) => {
      const secrets = credentials.payment(paymentId)
      return {
        query: {
          action: 'is_deposit',
          id: paymentId,
          token: secrets?.token ?? '',
          x_debug_key: secrets?.debugKey ?? '',
        },
      }
    },
    read: ({ success, result, message }) => {
      if (success) return { kind: 'paid' }
      if (!result?.alert) return { kind: 'waiting' }
      const alert = typeof result.alert === 'string' ? result.alert : null
      return { kind: 'rejected', message: message || alert }
    },
  },
  checkMaintenance: {
    write: nothing,
    read: nothing,
  },
}
