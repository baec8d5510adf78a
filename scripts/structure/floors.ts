const folders = (place: string, ...names: readonly string[]) =>
  names.map((name) => `packages/${place}/${name}`)

/** The floors of each package, the lowest first: nothing imports from a floor above its own. */
export const floors = {
  core: folders('core/src', 'base', 'wire', 'kernel', 'member', 'flows', 'app'),
}
