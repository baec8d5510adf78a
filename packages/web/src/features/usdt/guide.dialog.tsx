import { guideWidth, shownCharacters } from '@croupier/core/usdt'
import { X } from 'lucide'
import { type KeyboardEvent, useId } from 'react'
import { FlowMark } from '../../app/flow-mark.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useModal } from '../../ui/use-modal.ts'
import styles from './guide.module.css'
import { guideStepsShown } from './guide.steps.ts'
import { GuidePicture } from './guide-picture.tsx'
import { useSwipe } from './use-swipe.ts'
import type { UsdtGuide } from './use-usdt-guide.ts'
import { useViewportWidth } from './use-viewport-width.ts'

/** Six pictures with a sentence each, to go through by buttons, arrow keys or a finger. */
export function GuideDialog({ guide: { view, send } }: { guide: UsdtGuide }) {
  const { t } = useMessages('usdt')
  const id = useId()
  const viewportWidth = useViewportWidth()
  const close = () => send({ type: 'guide.close' })
  const modal = useModal({ onClose: close, closesOnBackdrop: true })
  const swipe = useSwipe((distance) =>
    send({ type: 'guide.swipe', swipe: { distance, viewportWidth } }),
  )
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') send({ type: 'guide.previous' })
    if (key === 'ArrowRight') send({ type: 'guide.next' })
  }
  const { hasNext, hasPrevious, picture, step, steps } = view
  return (
    <FlowMark flow="usdtGuide" screen="open">
      <dialog
        {...modal}
        {...swipe}
        className={styles.guide}
        style={{ width: guideWidth(viewportWidth) }}
        aria-labelledby={id}
        onKeyDown={turnByKey}
      >
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id={id} className={styles.title}>
              {t('usdt.guide.title')}
            </h2>
            <IconButton label={t('action.close')} icon={X} onPress={close} />
          </div>
          <GuidePicture
            key={step}
            step={step}
            state={picture}
            onLoaded={() => send({ type: 'guide.pictureLoaded', step })}
            onFailed={() => send({ type: 'guide.pictureFailed', step })}
          />
          <StepText step={step} />
          <div className={styles.turning}>
            <Button isDisabled={!hasPrevious} onPress={() => send({ type: 'guide.previous' })}>
              {t('usdt.guide.previous')}
            </Button>
            <span className={styles.counter}>{t('usdt.guide.counter', { step, steps })}</span>
            <Button isDisabled={!hasNext} onPress={() => send({ type: 'guide.next' })}>
              {t('usdt.guide.next')}
            </Button>
          </div>
        </div>
      </dialog>
    </FlowMark>
  )
}

/** Spoken when the step changes. */
function StepText({ step }: { step: number }) {
  const { t } = useMessages('usdt')
  const texts = guideStepsShown[step - 1]
  return (
    <div aria-live="polite" className={styles.text}>
      {texts && (
        <>
          <h3 className={styles.stepTitle}>{t(texts.title)}</h3>
          <p>{t(texts.text, { count: shownCharacters })}</p>
        </>
      )}
    </div>
  )
}
