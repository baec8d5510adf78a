import type { Part } from './screen.ts'

/** The current attribute of the first matching part, or null if there is none. */
export async function attributeNow(part: Part, name: string): Promise<string | null> {
  return (await part.count()) > 0 ? part.first().getAttribute(name) : null
}

/** The current value of a field, or null if there is no field. */
export async function valueNow(field: Part): Promise<string | null> {
  return (await field.count()) > 0 ? field.first().inputValue() : null
}
