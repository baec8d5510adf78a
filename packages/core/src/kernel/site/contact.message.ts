/** The addresses of conversations that take a text: official accounts of LINE, Telegram and WhatsApp. */
const conversations: readonly (readonly [RegExp, (name: string) => string])[] = [
  [
    // Only the id of an official account begins with an @.
    /^https:\/\/line\.me\/(?:R\/)?(?:ti\/p|oaMessage)\/(?:@|%40)([\w.-]+)\/?$/i,
    (account) => `https://line.me/R/oaMessage/%40${account}/?`,
  ],
  [/^https:\/\/t\.me\/(\w+)\/?$/i, (name) => `https://t.me/${name}?text=`],
  [/^https:\/\/wa\.me\/(\d+)\/?$/i, (number) => `https://wa.me/${number}?text=`],
]

/**
 * The address that opens a conversation with the admin in which a text is already typed; null for an address that
 * takes no text.
 */
export function addressWithMessage(address: string, message: string): string | null {
  for (const [form, conversation] of conversations) {
    const [, name] = form.exec(address) ?? []
    if (name !== undefined) return conversation(name) + encodeURIComponent(message)
  }
  return null
}
