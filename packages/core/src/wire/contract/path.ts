const parameter = /\{(\w+)\}/g

/** Fills the parameters into a path of the contract. */
export function fillPath(template: string, parameters: Readonly<Record<string, string>>): string {
  return template.replace(parameter, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  )
}

const patterns = new Map<string, RegExp>()

/**
 * Reads the parameters of a path that matches a template of the contract; null for one that does not.
 * @example readPath('/launch/{provider}', '/launch/pg') // { provider: 'pg' }
 */
export function readPath(template: string, path: string): Readonly<Record<string, string>> | null {
  const match = patternOf(template).exec(path)
  return match ? { ...match.groups } : null
}

function patternOf(template: string): RegExp {
  const known = patterns.get(template)
  if (known) return known
  const literal = template.replace(/[.*+?^$|()[\]\\]/g, '\\$&')
  const pattern = new RegExp(`^${literal.replace(parameter, '(?<$1>[A-Za-z0-9_.~-]+)')}$`)
  patterns.set(template, pattern)
  return pattern
}
