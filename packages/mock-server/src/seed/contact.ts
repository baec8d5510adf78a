/** The operator's chat account; `example` is a domain that nobody can have. */
export const chatContact = { id: '@croupier', link: 'https://chat.example/croupier' } as const
