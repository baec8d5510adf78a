/** The only file that may wait for a time of its own, with the reason. */
export const waitsByItself: Readonly<Record<string, string>> = {
  'e2e/support/uneven-line.ts': 'the delay of an uneven line is what it makes',
}
