import type { Scope, Screen } from './screen.ts'
import { openDeposit } from './steps.ts'
import { type Language, sentence, words } from './words.ts'

/** Opens the tab for USDT as a member does. */
export async function openUsdt(page: Screen, language: Language): Promise<void> {
  await openDeposit(page, language)
  await usdtTab(page, language).click()
}

export function usdtTab<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  return page.getByRole('tab', { name: words(language, 'transfer.usdt'), exact: true })
}

/** A network among those to choose from. */
export function networkIn<P extends Scope<P>>(page: Scope<P>, name: string): P {
  return page.getByRole('radio', { name, exact: true })
}

/** The button that shows the ends of an address and reveals all of it. */
export function addressEnds<P extends Scope<P>>(
  page: Scope<P>,
  language: Language,
  head: string,
  tail: string,
): P {
  const name = sentence(language, 'usdt.addressEnds', { head, tail })
  return page.getByRole('button', { name, exact: true })
}

/** The guide while it is open. */
export function guideIn<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  return page.getByRole('dialog', { name: words(language, 'usdt.guide.title'), exact: true })
}
