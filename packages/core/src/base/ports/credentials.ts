/** Which secret of the vault goes into the `Authorization` header. */
export type Credential = 'none' | 'access' | 'refresh' | 'reward' | 'dataClient'

/**
 * The vault, the only place that holds secrets. Charts know handles (a payment's id, a draft's name) and whether a
 * secret exists; only the http layer reads the secrets themselves.
 */
export interface Credentials {
  /** Whether a member is signed in, which means that an access token is stored [SESS-01]. */
  hasSession(): boolean
  /**
   * Whether it is unknown whose tokens are sent: others have written cookies of the same names, or the server says
   * that the tokens belong to another member than the one who is shown.
   */
  isShadowed(): boolean
  /** Whether the server has stated that the tokens belong to the member who is shown. */
  isOwnerKnown(): boolean
  /** Sets a token's owner, as the server states [OPEN-78]. */
  setOwner(accessToken: string, username: string): void
  /** Calls the listener when the server states the tokens' owner. Returns the function that stops this. */
  onOwnerNoted(listener: (username: string) => void): () => void
  /** The username of the stored tokens' owner; null where it is unknown. */
  holder(): string | null
  /** Stores the member's username again [SESS-02]. */
  keepHolder(username: string): void
  /** A number that changes whenever the access token changes, in this tab or another. */
  sessionVersion(): number
  /** A short fingerprint of the refresh token, from which the token cannot be recovered; collisions are rare. */
  refreshFingerprint(): string
  /** Whether the reward service can be called [SESS-24]. */
  hasRewardToken(): boolean
  /** Removes the reward service's token, because no further call of it is needed. */
  dropRewardToken(): void
  /** For the http layer only. */
  token(credential: Exclude<Credential, 'none'>): string | null
  /**
   * Stores the tokens of a sign-in. Returns false and stores nothing where the tokens do not fit into a request or a
   * cookie.
   */
  storeSession(tokens: SessionTokens): boolean
  /**
   * Stores the tokens of a refresh, if the current tokens are still the ones that were refreshed. If another tab has
   * stored newer ones, those are adopted; after a sign-out the answer is dropped.
   */
  commitRefresh(usedRefreshToken: string, tokens: RefreshedTokens): RefreshCommit
  /** Copies the access token into the data client's own cookie [SESS-03]. */
  registerDataClient(): void
  /** Drops what only this tab holds in memory; what is stored for all tabs stays. */
  forgetHeld(): void
  /** Removes all tokens and drafts. Waiting payments stay. */
  clearSession(): void
  /** Records, until new tokens are stored or the browser is closed, that the member signed out. Other tabs read it. */
  recordSignOut(): void
  /** Whether it is recorded that the member signed out. */
  hasSignedOut(): boolean
  keepDraft(name: DraftName, value: string): void
  draft(name: DraftName): string
  dropDraft(name: DraftName): void
  /** Stores the ticket for a new password; it lives as long as its cookie [SESS-22]. */
  keepRecoveryTicket(ticket: string): void
  recoveryTicket(): string | null
  dropRecoveryTicket(): void
  keepPayment(paymentId: string, secrets: PaymentSecrets): void
  payment(paymentId: string): PaymentSecrets | null
  /** Whether a reload finds the secrets of a payment. */
  isPaymentKept(paymentId: string): boolean
  dropPayment(paymentId: string): void
  dropAllPayments(): void
}

export interface RefreshedTokens {
  readonly accessToken: string
  readonly refreshToken: string
}

export interface SessionTokens extends RefreshedTokens {
  /** The tokens' owner, as the server states. */
  readonly username: string
  readonly rewardToken: string | null
}

/** What happened to the tokens of a refresh. */
export type RefreshCommit = 'stored' | 'adopted' | 'dropped' | 'unusable'

/** Fields of forms whose text never reaches a chart. */
export type DraftName =
  | 'login.password'
  | 'registration.password'
  | 'oneTimeCode'
  | 'passwordChange.oldPassword'
  | 'passwordChange.password'
  | 'payout.password'
  | 'chat.address'
  | 'chat.ticket'
  | 'game.address'

/** What the server requires to answer polls about a payment. */
export interface PaymentSecrets {
  readonly token: string
  readonly debugKey: string
}
