import { useState } from 'react'
import { useSite } from '../app/app.provider.tsx'
import styles from './site-mark.module.css'

/** The site's logo, or a chip with the beginning of its name if there is no logo or it does not load. */
export function SiteMark() {
  const { logo, title } = useSite().app.services.site
  const [isMissing, setMissing] = useState(false)
  if (logo !== null && !isMissing) {
    return <img src={logo} alt="" className={styles.logo} onError={() => setMissing(true)} />
  }
  return (
    <span className={styles.chip} aria-hidden="true">
      {beginningOf(title)}
    </span>
  )
}

/** The first letter or digit with its marks; after a Thai vowel that is written before its consonant, the consonant too. */
function beginningOf(title: string): string {
  const [sign = title.trim()] = /[เ-ไ]?[\p{L}\p{N}]\p{M}*/u.exec(title) ?? []
  return sign.toLocaleUpperCase('en')
}
