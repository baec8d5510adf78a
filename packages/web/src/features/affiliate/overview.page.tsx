import { type AffiliateOverview, affiliateView } from '@croupier/core/affiliate'
import { groupThousands } from '@croupier/core/money'
import { useEffect } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { FlowMark } from '../../app/flow-mark.tsx'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { usePayout } from '../../shell/use-payout.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { AffiliateFrame } from './affiliate-frame.tsx'
import { LoadingFigures, MissingFigures } from './affiliate-states.tsx'
import { CommissionForm } from './commission-form.tsx'
import { CommissionPayout } from './commission-payout.tsx'
import { FigureList } from './figure-list.tsx'
import { InviteLink } from './invite-link.tsx'
import { UpdateNote } from './update-note.tsx'

/** The affiliate programme: the invitation, what it has brought, and commission to withdraw. */
export function AffiliatePage() {
  const { t } = useMessages('affiliate')
  const { screens } = useSite()
  const flow = useFlow('affiliate')
  const view = useView(flow, affiliateView)
  const payout = usePayout(flow, view?.overview?.available ?? null)
  const screen = payout?.screen ?? view?.screen ?? 'loading'
  const part = useKeptFocus<HTMLDivElement>(`${screen} ${view?.window.kind}`)
  const isForm = screen === 'editing' || screen === 'reviewing' || screen === 'submitting'
  useEffect(() => {
    // An answer may be lost together with the network, and then the screens that report it could not be loaded.
    void screens.prepare(['index', 'memberHeader', 'unansweredCommission'])
  }, [screens])
  return (
    <FlowMark flow="affiliate" screen={screen} partRef={part}>
      <AffiliateFrame title={t('route.affiliate')} intro={t('affiliate.intro')}>
        {screen === 'loading' && <LoadingFigures />}
        {flow && screen === 'unavailable' && (
          <MissingFigures onRetry={() => flow.send({ type: 'affiliate.retry' })} />
        )}
        {flow && isForm && view?.overview && (
          <>
            <InviteLink invite={view.overview.invite} />
            <Figures overview={view.overview} />
            <CommissionForm
              view={view}
              isSubmitting={payout?.isSubmitting ?? false}
              overview={view.overview}
              flow={flow}
            />
          </>
        )}
        {flow && payout && <CommissionPayout payout={payout} flow={flow} />}
      </AffiliateFrame>
    </FlowMark>
  )
}

function Figures({ overview }: { overview: AffiliateOverview }) {
  const { t, money } = useMessages('affiliate')
  const { available, earned, members, rate, updatedAt } = overview
  const figures = [
    [t('affiliate.commissionAvailable'), `${money(available)} ${t('format.currency')}`],
    [t('affiliate.commissionTotal'), `${money(earned)} ${t('format.currency')}`],
    [t('affiliate.members'), groupThousands(String(members))],
    [t('affiliate.rate'), t('affiliate.rateValue', { rate })],
  ] as const
  return (
    <section>
      <FigureList figures={figures} />
      <UpdateNote updatedAt={updatedAt} />
    </section>
  )
}
