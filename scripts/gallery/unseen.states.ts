/** The states of charts with a view that no picture can show, by the reason. */
const statesByReason: Readonly<Record<string, readonly string[]>> = {
  'It is left in the same instant, before anything is drawn.': [
    'chatSignIn.done',
    'login.done',
    'passwordChange.done',
    'passwordRecovery.done',
    'payout.ended',
    'payout.reviewing.checking',
    'qrPayment.ended',
    'registration.done',
    'transferPanel.entering',
    'transferPanel.returning',
    'transferPanel.steppingBack',
    'usdtDeposit.disabled.withoutAccount',
  ],
  'It looks like the state before it: the answer changes what is seen.': [
    'analytics.allowed.visits.loading',
    'chatLink.opened.back',
    'depositPromotion.lastWord.checking',
    'depositPromotion.running.checking.late',
    'gameSearch.box.suggesting',
    'liveChat.connecting.asking',
    'liveChat.connecting.starting',
    'liveChat.opening',
    'qrPayment.waiting.cancellation.checked',
  ],
  'The page is hidden, or another one is in front of it.': [
    'chatSignIn.opened',
    'gameLaunch.leadingTab',
    'gameLaunch.leaving.slow',
    'promotions.unseen',
    'qrPayment.waiting.polling.asking.overslept',
  ],
  'Only a browser loads pictures and frames and blocks tabs: browser tests show it.': [
    'deposit.awaitingPayment.loadingPicture',
    'gameLaunch.embedded.loaded',
    'gameLaunch.embedded.ready.owing',
    'gameLaunch.embedded.ready.quiet',
    'gameLaunch.embedded.ready.told',
    'gameLaunch.embedded.silent',
    'gameLaunch.resting.newTab.blocked',
    'gameLaunch.resting.newTab.followed',
    'usdtGuide.open.failed',
    'usdtGuide.open.shown',
  ],
}

/** Why no picture shows a state, by its chart and its name. */
export const unseenStates: ReadonlyMap<string, string> = new Map(
  Object.entries(statesByReason).flatMap(([reason, states]) =>
    states.map((state): [string, string] => [state, reason]),
  ),
)
