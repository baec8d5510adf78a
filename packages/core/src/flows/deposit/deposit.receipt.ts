import { otherTabsWatch } from './deposit.other-tabs.ts'
import { depositSetup } from './deposit.setup.ts'

/** The receipt after a page load, until its member leaves it or another tab makes a code. */
export const restoredReceiptState = depositSetup.createStateConfig({
  description:
    'The receipt after a page load: its success has been told. A code that another tab makes takes its place.',
  ...otherTabsWatch,
})
