/** The message of a window that is ready to receive messages; the type comes from Stately's protocol. */
export const readySignal = '@statelyai.connected'

/** The site's own signals: all messages follow from the beginning, or no more messages follow. */
export type SiteSignal =
  | { readonly type: '@croupier.begin' }
  | { readonly type: '@statelyai.disconnected' }
