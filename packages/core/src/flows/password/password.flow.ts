import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

const loadFile = () => import('./password.actors.ts')

export const passwordRecoveryFlow = defineFlow({
  name: 'passwordRecovery',
  lifetime: 'screen',
  pages: ['forgot'],
  load: () => loadFile().then(named('createPasswordRecoveryFlow')),
})

export const passwordChangeFlow = defineFlow({
  name: 'passwordChange',
  lifetime: 'screen',
  pages: ['resetPassword'],
  load: () => loadFile().then(named('createPasswordChangeFlow')),
})
