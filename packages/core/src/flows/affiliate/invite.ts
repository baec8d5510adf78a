import { type Locale, pathOf, writeAddress } from '../../kernel/routing/address.ts'
import type { SiteConfiguration } from '../../kernel/site/site.configuration.ts'

/** A member's invitation link, in the language of the page [AUTH-11]. */
export function inviteAddress(
  { linkOrigins: [origin = ''] }: Pick<SiteConfiguration, 'linkOrigins'>,
  locale: Locale,
  invite: string,
): string {
  return origin + writeAddress(locale, pathOf('aff', { id: invite }))
}
