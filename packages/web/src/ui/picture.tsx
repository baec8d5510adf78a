import { useState } from 'react'
import styles from './picture.module.css'

/** A picture above a text that says the same: if it cannot be loaded, it leaves no gap. */
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
