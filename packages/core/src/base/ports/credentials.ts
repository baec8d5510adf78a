/** Which secret of the vault goes into the `Authorization` header. */
export type Credential = 'none' | 'access' | 'refresh' | 'reward' | 'dataClient'

/**
 * The vault: the only holder of secrets. Charts know handles (a payment's id, a draft's name) and
 * whether a secret is there; the http layer alone reads the secrets themselves.
 */
export interface Credentials {
  /** Whether a member is signed in: exactly when an access token is held [SESS-01]. */
  hasSession(): boolean
  /**
   * Whether nobody knows whose tokens are sent: somebody else wrote cookies beside those of the session, or
   * the server calls them another member's than the one who is shown.
   */
  isShadowed(): boolean
  /** Whether the server said that the tokens are those of the member who is shown. */
  isOwnerKnown(): boolean
  /** Keeps whose the server says that a token is [OPEN-78]. */
  setOwner(accessToken: string, username: string): void
  /** Calls the listener at once with the owner of the tokens as the server names it. Returns the function that unsubscribes. */
  onOwnerNoted(listener: (username: string) => void): () => void
  /** Whose tokens are held; null where their name was lost. */
  holder(): string | null
  /** Writes the member's name again [SESS-02]. */
  keepHolder(username: string): void
  /** A number that changes whenever the access token does, in this tab or in another. */
  sessionVersion(): number
  /** A short mark of the refresh token, from which nobody makes the token; two that share one are rare. */
  refreshFingerprint(): string
  /** Whether the reward service can be asked [SESS-24]. */
  hasRewardToken(): boolean
  /** Forgets the token of the reward service: there is nothing to ask it any more. */
  dropRewardToken(): void
  /** For the http layer only. */
  token(credential: Exclude<Credential, 'none'>): string | null
  /**
   * Keeps what a sign-in answered. Returns false, and has kept nothing, where no request or no cookie could
   * carry the tokens.
   */
  storeSession(tokens: SessionTokens): boolean
  /**
   * Keeps what a refresh answered, if the tokens are still those that were refreshed. Newer ones that
   * another tab stored are adopted; after a sign-out the answer is dropped.
   */
  commitRefresh(usedRefreshToken: string, tokens: RefreshedTokens): RefreshCommit
  /** Gives the data client the access token that is held, by its own cookie [SESS-03]. */
  registerDataClient(): void
  /** Forgets what this tab alone holds; what is stored for all tabs stays. */
  forgetHeld(): void
  /** Forgets every token and every draft. Payments that wait are kept. */
  clearSession(): void
  keepDraft(name: DraftName, value: string): void
  draft(name: DraftName): string
  dropDraft(name: DraftName): void
  /** Keeps the ticket for a new password, for as long as its cookie lives [SESS-22]. */
  keepRecoveryTicket(ticket: string): void
  recoveryTicket(): string | null
  dropRecoveryTicket(): void
  keepPayment(paymentId: string, secrets: PaymentSecrets): void
  payment(paymentId: string): PaymentSecrets | null
  /** Whether the next page load finds the secrets of a payment too. */
  isPaymentKept(paymentId: string): boolean
  dropPayment(paymentId: string): void
  dropAllPayments(): void
}

export interface RefreshedTokens {
  readonly accessToken: string
  readonly refreshToken: string
}

export interface SessionTokens extends RefreshedTokens {
  /** Whose they are, by the server's word. */
  readonly username: string
  readonly rewardToken: string | null
}

/** What became of a refresh's answer. */
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

/** What the server needs to answer for a payment. */
export interface PaymentSecrets {
  readonly token: string
  readonly debugKey: string
}
