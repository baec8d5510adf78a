import {
  type HelpQuestion,
  type HelpTopic,
  helpFigures,
  helpTopics,
  questionsOf,
} from '@croupier/core/help'
import type { SiteDetails } from '@croupier/core/site'
import { useSiteDetails } from '../../app/site-details.ts'
import type { MessageIdOf, MessageValues } from '../../i18n/message.types.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'

/** A question with its answer, a paragraph each. */
export interface Entry {
  readonly id: HelpQuestion
  readonly topic: HelpTopic
  readonly question: string
  readonly answer: readonly string[]
}

/** Every question in the words of the page's language. */
export function useHelpEntries(): readonly Entry[] {
  const { locale, t } = useMessages('help')
  const { texts } = useSiteDetails()
  const wordsOf = (paragraph: HelpWords, id: HelpQuestion) => {
    const own = ownTexts[paragraph]
    return (own && texts[own]?.[locale]) ?? t(paragraph, values[id])
  }
  return helpTopics.flatMap((topic) =>
    questionsOf(topic).map((id) => ({
      id,
      topic,
      question: t(words[id].question),
      answer: words[id].answer.map((paragraph) => wordsOf(paragraph, id)),
    })),
  )
}

type HelpWords = MessageIdOf<'help'>

/** The answers that an operator may give in their own words [OPEN-51, OPEN-53]. */
const ownTexts: Readonly<Partial<Record<HelpWords, keyof SiteDetails['texts']>>> = {
  'help.deposit.limitsAnswer': 'helpDepositLimits',
  'help.deposit.limitsAlternative': 'helpDepositMinimum',
  'help.withdraw.timeAnswer': 'helpWithdrawSpeed',
}

const words: Readonly<
  Record<HelpQuestion, { readonly question: HelpWords; readonly answer: readonly HelpWords[] }>
> = {
  'deposit.how': {
    question: 'help.deposit.howQuestion',
    answer: ['help.deposit.howAnswer'],
  },
  'deposit.limits': {
    question: 'help.deposit.limitsQuestion',
    answer: ['help.deposit.limitsAnswer', 'help.deposit.limitsAlternative'],
  },
  'deposit.time': {
    question: 'help.deposit.timeQuestion',
    answer: ['help.deposit.timeAnswer'],
  },
  'deposit.expired': {
    question: 'help.deposit.expiredQuestion',
    answer: ['help.deposit.expiredAnswer'],
  },
  'deposit.usdt': {
    question: 'help.deposit.usdtQuestion',
    answer: ['help.deposit.usdtAnswer'],
  },
  'withdraw.how': {
    question: 'help.withdraw.howQuestion',
    answer: ['help.withdraw.howAnswer'],
  },
  'withdraw.min': {
    question: 'help.withdraw.minQuestion',
    answer: ['help.withdraw.minAnswer'],
  },
  'withdraw.time': {
    question: 'help.withdraw.timeQuestion',
    answer: ['help.withdraw.timeAnswer'],
  },
  'withdraw.wait': {
    question: 'help.withdraw.waitQuestion',
    answer: ['help.withdraw.waitAnswer'],
  },
  'withdraw.limit': {
    question: 'help.withdraw.limitQuestion',
    answer: ['help.withdraw.limitAnswer'],
  },
  'password.forgot': {
    question: 'help.password.forgotQuestion',
    answer: ['help.password.forgotAnswer'],
  },
  'password.noOtp': {
    question: 'help.password.noOtpQuestion',
    answer: ['help.password.noOtpAnswer'],
  },
  'password.phone': {
    question: 'help.password.phoneQuestion',
    answer: ['help.password.phoneAnswer'],
  },
  'password.change': {
    question: 'help.password.changeQuestion',
    answer: ['help.password.changeAnswer'],
  },
  'password.locked': {
    question: 'help.password.lockedQuestion',
    answer: ['help.password.lockedAnswer'],
  },
  'game.login': {
    question: 'help.game.loginQuestion',
    answer: ['help.game.loginAnswer'],
  },
  'game.maintenance': {
    question: 'help.game.maintenanceQuestion',
    answer: ['help.game.maintenanceAnswer'],
  },
  'game.tab': {
    question: 'help.game.tabQuestion',
    answer: ['help.game.tabAnswer'],
  },
  'game.disconnect': {
    question: 'help.game.disconnectQuestion',
    answer: ['help.game.disconnectAnswer'],
  },
}

const { deposit, password, withdraw } = helpFigures

const values: Partial<Readonly<Record<HelpQuestion, MessageValues>>> = {
  'deposit.limits': deposit.limits,
  'deposit.time': { minutes: deposit.creditMinutes },
  'withdraw.min': { min: withdraw.min },
  'withdraw.time': { minutes: withdraw.minutes },
  'withdraw.wait': { minutes: withdraw.waitMinutes },
  'password.noOtp': { minutes: password.resendMinutes },
}
