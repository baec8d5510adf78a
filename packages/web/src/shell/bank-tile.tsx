import { bankDisplay } from '@croupier/core/site'
import { useSiteDetails } from '../app/site-details.ts'
import { ProviderTile } from '../ui/provider-tile.tsx'

interface BankTileProps {
  readonly id: string
  /** A picture of the account itself, which takes precedence over the logo of its bank. */
  readonly picture?: string | null
  readonly isSmall?: boolean
}

/** The tile of a bank as the operator configured it: its logo, or letters on a colour. Its name stands beside it. */
export function BankTile({ id, picture = null, isSmall = false }: BankTileProps) {
  const { colour, letterColour, letters, logo } = bankDisplay(id, useSiteDetails())
  return (
    <ProviderTile
      letters={letters}
      colour={colour}
      letterColour={letterColour}
      isSmall={isSmall}
      picture={picture ?? logo?.picture ?? null}
      pictureFromTop={picture === null ? logo?.fromTop : undefined}
    />
  )
}
