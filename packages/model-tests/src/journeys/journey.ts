import type { DepositSight, DepositStep } from './deposit.model.ts'

/** The site in front of a member, and the world behind it: headless or in a browser. */
export interface JourneyTarget {
  /** Does one step as a member or the world does it, and waits until the site has followed. */
  take(step: DepositStep): Promise<void>
  /** What the member sees now. */
  look(): Promise<DepositSight>
  close(): Promise<void>
}

export interface JourneyStep {
  readonly step: DepositStep
  readonly expected: DepositSight
}

/** A walk whose site did not show what the model says, as a story to read and to repeat. */
export class JourneyError extends Error {
  constructor(story: string) {
    super(story)
    this.name = 'JourneyError'
  }
}

/**
 * Walks a path, looking after every step.
 * @throws JourneyError with the numbered story up to the step that went wrong.
 */
export async function walk(target: JourneyTarget, path: readonly JourneyStep[]): Promise<void> {
  const story: string[] = []
  for (const [index, { step, expected }] of path.entries()) {
    story.push(`${String(index + 1).padStart(3)}. ${step} → ${tell(expected)}`)
    let seen: DepositSight
    try {
      await target.take(step)
      seen = await target.look()
    } catch (error) {
      throw new JourneyError([...story, `     but: ${String(error)}`].join('\n'))
    }
    if (tell(seen) !== tell(expected)) {
      throw new JourneyError([...story, `     but the member sees ${tell(seen)}`].join('\n'))
    }
  }
}

/** A sight in words; the amount counts only where it is seen. */
function tell({ screen, also, amount }: DepositSight): string {
  const shownAmount = screen === 'enteringAmount' ? ` with "${amount}"` : ''
  return `${screen}${also === 'nothing' ? '' : ` and ${also}`}${shownAmount}`
}
