import { useStepFocus } from '../../ui/use-step-focus.ts'
import { HiddenHeading } from '../../ui/visually-hidden.tsx'

/** Names a step for screen readers; the focus starts there, unless the step has news. */
export function StepBeginning({
  children,
  hasNews = false,
}: {
  children: string
  hasNews?: boolean
}) {
  return (
    <HiddenHeading headingRef={useStepFocus<HTMLHeadingElement>(!hasNews)}>
      {children}
    </HiddenHeading>
  )
}
