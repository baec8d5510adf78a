/** The banks that a member may have an account with [SITE-15…30]. */
export const bankIds = [
  'scb',
  'kbank',
  'ktb',
  'bbl',
  'bay',
  'tmb',
  'gsb',
  'baac',
  'isbt',
  'uob',
  'cimb',
  'citi',
  'lh',
  'kkp',
  'ghb',
  'onewallet',
] as const
