/**
 * Which part of the site needs which messages: prefixes that end in a dot, or whole ids. Every message
 * belongs to exactly one area. `shell` is loaded before anything is drawn, the others with their
 * screens.
 */
export const areas = {
  shell: [
    'format.',
    'countdown.',
    'action.',
    'status.',
    'connection.',
    'landmark.',
    'header.',
    'balance.',
    'menu.',
    'route.',
    'home.',
    'session.',
    'maintenance.',
    'error.',
    'site.',
    'settings.',
  ],
  login: ['login.', 'field.username', 'field.password'],
  deposit: ['transfer.', 'deposit.', 'field.amount'],
} as const

export type Area = keyof typeof areas

/** The areas whose prefixes fit an id. */
export function areasOf(id: string): Area[] {
  return areaNames.filter((area) =>
    areas[area].some((prefix) => (prefix.endsWith('.') ? id.startsWith(prefix) : id === prefix)),
  )
}

export const areaNames: readonly Area[] = ['shell', 'login', 'deposit']
