import { bankDisplay } from '@croupier/core/site'
import { useSiteDetails } from '../app/site-details.ts'
import { ProviderTile } from '../ui/provider-tile.tsx'

/** The mark of a bank as the operator wants it: its logo, or letters on a colour. Its name stands beside it. */
export function BankTile({ id, isSmall = false }: { id: string; isSmall?: boolean }) {
  const { colour, letterColour, letters, logo } = bankDisplay(id, useSiteDetails())
  return (
    <ProviderTile
      letters={letters}
      colour={colour}
      letterColour={letterColour}
      isSmall={isSmall}
      picture={logo?.picture ?? null}
      pictureFromTop={logo?.fromTop}
    />
  )
}
