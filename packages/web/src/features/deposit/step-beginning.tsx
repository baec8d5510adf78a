import { useStepFocus } from '../../ui/use-step-focus.ts'
import { HiddenHeading } from '../../ui/visually-hidden.tsx'

/** Names a step for screen readers; the focus starts there. */
export function StepBeginning({ children }: { children: string }) {
  return <HiddenHeading headingRef={useStepFocus<HTMLHeadingElement>()}>{children}</HiddenHeading>
}
