import type { MessageIdOf } from '../../i18n/message.types.ts'
import step1 from './pictures/step-1.svg'
import step2 from './pictures/step-2.svg'
import step3 from './pictures/step-3.svg'
import step4 from './pictures/step-4.svg'
import step5 from './pictures/step-5.svg'
import step6 from './pictures/step-6.svg'

interface GuideStep {
  readonly title: MessageIdOf<'usdt'>
  readonly text: MessageIdOf<'usdt'>
  /** The address of its picture; with `#light` it has the colours of a light site. */
  readonly picture: string
}

/** The steps of the guide, in their order. */
export const guideStepsShown: readonly GuideStep[] = [
  { title: 'usdt.guide.title1', text: 'usdt.guide.text1', picture: step1 },
  { title: 'usdt.guide.title2', text: 'usdt.guide.text2', picture: step2 },
  { title: 'usdt.guide.title3', text: 'usdt.guide.text3', picture: step3 },
  { title: 'usdt.guide.title4', text: 'usdt.guide.text4', picture: step4 },
  { title: 'usdt.guide.title5', text: 'usdt.guide.text5', picture: step5 },
  { title: 'usdt.guide.title6', text: 'usdt.guide.text6', picture: step6 },
]
