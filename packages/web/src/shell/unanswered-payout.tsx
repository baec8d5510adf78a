import { useFlow } from '../app/use-child.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Reminder } from '../ui/reminder.tsx'
import { usePayout } from './use-payout.ts'

interface UnansweredPayoutProps {
  readonly flow: 'withdraw' | 'affiliate'
  /** Whether the payout itself is on the page. */
  readonly isShown: boolean
  readonly onPress: () => void
}

/** Leads to a payout whose answer was lost while the member is elsewhere. */
export function UnansweredPayout({ flow, isShown, onPress }: UnansweredPayoutProps) {
  const { ref } = useMessages('member')
  const unknown = usePayout(useFlow(flow), null)?.unknown
  if (isShown || !unknown) return null
  const { isFound, reminder } = unknown.said
  return (
    <Reminder tone={isFound ? 'positive' : 'caution'} onPress={onPress}>
      {ref(reminder)}
    </Reminder>
  )
}
