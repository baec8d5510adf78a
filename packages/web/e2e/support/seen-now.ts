import type { Locator } from '@playwright/test'

/*
 * What is read of a page on whose clock nothing moves: waiting for what is not there would keep it from
 * coming.
 */

/** An attribute of the first of some elements as they are just now, or null. */
export async function attributeNow(locator: Locator, name: string): Promise<string | null> {
  const values = await locator.evaluateAll(
    (found, attribute) => found.map((one) => one.getAttribute(attribute)),
    name,
  )
  return values[0] ?? null
}

/** What a field holds just now, or null where there is none. */
export async function valueNow(field: Locator): Promise<string | null> {
  const values = await field.evaluateAll((found) =>
    found.map((one) => ('value' in one ? String(one.value) : null)),
  )
  return values[0] ?? null
}
