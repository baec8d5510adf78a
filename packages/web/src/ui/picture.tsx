import { useState } from 'react'
import styles from './picture.module.css'

/** A picture above words that say it all: one that cannot be shown leaves no gap. */
export function Picture({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      className={styles.picture}
      onError={() => setBroken(true)}
    />
  )
}
