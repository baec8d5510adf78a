import { useStepFocus } from '../../ui/use-step-focus.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** Names a step for screen readers; the focus starts there. */
export function StepBeginning({ children }: { children: string }) {
  return (
    <VisuallyHidden>
      <span ref={useStepFocus<HTMLSpanElement>()} tabIndex={-1}>
        {children}
      </span>
    </VisuallyHidden>
  )
}
