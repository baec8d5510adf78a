import type { IconNode } from 'lucide'
import { type CSSProperties, useState } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import styles from './provider-tile.module.css'

export interface ProviderTileProps {
  /** Two or three letters, shown without a picture. */
  readonly letters?: string
  readonly icon?: IconNode
  /** The address of a picture, which replaces the letters and the colour if it can be loaded. */
  readonly picture?: string | null
  /** A CSS colour, dark enough for white unless `letterColour` says otherwise. */
  readonly colour?: string
  /** A text colour with enough contrast to `colour`; white unless given. */
  readonly letterColour?: string
  /** Which part of a picture that is higher than wide is shown, in percent of its height. */
  readonly pictureFromTop?: number | undefined
  readonly isSmall?: boolean
}

/** A neutral tile for a bank or wallet, because logos are trademarks. The name stands beside it. */
export function ProviderTile({
  letters,
  icon,
  colour,
  letterColour,
  picture = null,
  pictureFromTop,
  isSmall = false,
}: ProviderTileProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (picture !== null && picture !== broken) {
    return (
      <img
        className={classes(styles.image, isSmall && styles.small)}
        style={
          pictureFromTop === undefined ? undefined : { objectPosition: `0 ${pictureFromTop}%` }
        }
        src={picture}
        alt=""
        onError={() => setBroken(picture)}
      />
    )
  }
  const tile: CSSProperties & { '--tile'?: string; '--tile-ink'?: string } = {
    ...(colour === undefined ? {} : { '--tile': colour }),
    ...(letterColour === undefined ? {} : { '--tile-ink': letterColour }),
  }
  return (
    <span className={classes(styles.tile, isSmall && styles.small)} style={tile} aria-hidden="true">
      {icon ? <Icon of={icon} className={styles.picture} /> : letters}
    </span>
  )
}
