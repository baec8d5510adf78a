import type { Part } from './screen.ts'

/** An attribute of the first of some parts as they are just now, or null where there is none. */
export async function attributeNow(part: Part, name: string): Promise<string | null> {
  return (await part.count()) > 0 ? part.first().getAttribute(name) : null
}

/** What a field holds just now, or null where there is none. */
export async function valueNow(field: Part): Promise<string | null> {
  return (await field.count()) > 0 ? field.first().inputValue() : null
}
