import { depositNews } from '@croupier/core/deposit'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTabTitle } from '../../app/app.provider.tsx'
import { useFlow } from '../../app/use-child.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'

/** Says in the title of the tab what is going on with the deposit, whatever page is open. */
export function DepositNews() {
  const { ref } = useMessages('deposit')
  const title = useTabTitle()
  const deposit = useFlow('deposit')
  const snapshot = useSelector(deposit, (current) => current)
  const waiting = useSelector(snapshot?.children.qrPayment, (current) => current)
  const message = snapshot ? depositNews(snapshot, waiting) : null
  const news = message && ref(message)
  useEffect(() => title.setNews(news), [news, title])
  useEffect(() => () => title.setNews(null), [title])
  return null
}
