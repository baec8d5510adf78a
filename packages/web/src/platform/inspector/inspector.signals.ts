/** What a window says that is ready to be sent messages; the word is of Stately's protocol. */
export const readySignal = '@statelyai.connected'

/** What the site tells about the messages: what comes is the whole story; nothing comes any more. */
export type SiteSignal =
  | { readonly type: '@croupier.begin' }
  | { readonly type: '@statelyai.disconnected' }
