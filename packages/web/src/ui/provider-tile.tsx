import type { IconNode } from 'lucide'
import { type CSSProperties, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './provider-tile.module.css'

export interface ProviderTileProps {
  /** Two or three letters, where there is no picture. */
  readonly letters?: string
  readonly icon?: IconNode
  /** The address of a picture, which replaces both where it can be had. */
  readonly picture?: string | null
  /** A CSS colour dark enough for white letters. */
  readonly colour?: string
}

/** A neutral mark of a bank or wallet; logos are trademarks. The name stands beside it. */
export function ProviderTile({ letters, icon, colour, picture = null }: ProviderTileProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (picture !== null && picture !== broken) {
    return <img className={styles.image} src={picture} alt="" onError={() => setBroken(picture)} />
  }
  const tile: (CSSProperties & { '--tile': string }) | undefined =
    colour === undefined ? undefined : { '--tile': colour }
  return (
    <span className={styles.tile} style={tile} aria-hidden="true">
      {icon ? <Icon of={icon} className={styles.picture} /> : letters}
    </span>
  )
}
