/**
 * Picks an export of a file that is loaded later: `import('./login.actors.ts').then(named('createLoginFlow'))`.
 * It is a function because the bundler would otherwise repeat the name three times in the entry.
 */
export const named =
  <Name extends string>(name: Name) =>
  <Value>(file: Readonly<Record<Name, Value>>): Value =>
    file[name]
