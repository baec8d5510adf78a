import type { Locator } from '@playwright/test'

/*
 * Reads values of a page whose clock stands still. Waiting for a missing element would never end, because only
 * the test moves the clock.
 */

/** The current attribute of the first matching element, or null. */
export async function attributeNow(locator: Locator, name: string): Promise<string | null> {
  const values = await locator.evaluateAll(
    (found, attribute) => found.map((one) => one.getAttribute(attribute)),
    name,
  )
  return values[0] ?? null
}

/** The current value of a field, or null if there is no field. */
export async function valueNow(field: Locator): Promise<string | null> {
  const values = await field.evaluateAll((found) =>
    found.map((one) => ('value' in one ? String(one.value) : null)),
  )
  return values[0] ?? null
}
