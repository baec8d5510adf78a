import { QRCodeCanvas } from 'qrcode.react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { codeSize, drawQrPicture, loadPictureFont, qrPictureHeight } from './qr-picture.draw.ts'
import styles from './qr-picture.module.css'
import { Skeleton } from './skeleton.tsx'

export interface QrPictureProps {
  readonly alt: string
  /** The text that the code carries. */
  readonly qrCode: string
  /** The lines under the code: the amount first, larger. */
  readonly lines: readonly string[]
  readonly pictureRef: Ref<HTMLImageElement>
}

/**
 * The code as a picture that a long press saves: in the phone's gallery and in the bank's app it still says how
 * much, for what and until when.
 */
export function QrPicture({ alt, qrCode, lines, pictureRef }: QrPictureProps) {
  const code = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<{ of: string; address: string } | null>(null)
  const words = lines.join('\n')
  const wanted = `${qrCode}\n${words}`
  const isDrawn = drawn?.of === wanted

  useEffect(() => {
    if (isDrawn) return
    let isStale = false
    const draw = async () => {
      await loadPictureFont(words)
      if (isStale || !code.current) return
      setDrawn({ of: wanted, address: drawQrPicture(code.current, words.split('\n')) })
    }
    void draw()
    return () => {
      isStale = true
    }
  }, [isDrawn, wanted, words])

  if (isDrawn) {
    return <img ref={pictureRef} src={drawn.address} alt={alt} className={styles.picture} />
  }
  return (
    <div
      className={styles.picture}
      style={{ aspectRatio: `${codeSize} / ${qrPictureHeight(lines.length)}` }}
    >
      <Skeleton shape="whole" />
      <QRCodeCanvas
        ref={code}
        value={qrCode}
        size={codeSize / devicePixelRatio}
        level="M"
        marginSize={4}
        className={styles.source}
      />
    </div>
  )
}
