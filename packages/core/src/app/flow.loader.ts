import type { AnyActorLogic } from 'xstate'
import type { RouteName } from '../routing/routes.ts'
import { transferTabOf } from '../transfer-panel/transfer-panel.rules.ts'
import type { FlowName } from './flow.names.ts'
import type { Services } from './services.ts'

/** A chart with everything it does to the world, ready to be started. */
export interface LoadedFlow {
  readonly logic: AnyActorLogic
  readonly input: unknown
}

/** What a flow knows about who and where when it starts. */
export interface FlowStart {
  readonly username: string
  /** Null while no page is shown. */
  readonly route: RouteName | null
  readonly query: Readonly<Record<string, string>>
  /** What the path of the page says besides its name. */
  readonly parameters: Readonly<Record<string, string>>
}

type CreateFlow = (services: Services, start: FlowStart) => LoadedFlow

export type FlowSources = Readonly<Record<FlowName, () => Promise<CreateFlow>>>

const passwordFlows = () => import('../password/password.actors.ts')

/** Where each flow comes from. Each is a file of its own in the built site. */
export const flowSources: FlowSources = {
  login: async () => (await import('../login/login.actors.ts')).createLoginFlow,
  registration: async () => {
    const { createRegistrationFlow } = await import('../registration/registration.actors.ts')
    return (services, { parameters }) => createRegistrationFlow(services, parameters.id ?? null)
  },
  passwordRecovery: async () => (await passwordFlows()).createPasswordRecoveryFlow,
  passwordChange: async () => (await passwordFlows()).createPasswordChangeFlow,
  profile: async () => {
    const { provideProfile } = await import('../profile/profile.actors.ts')
    return (services) => ({ logic: provideProfile(services), input: undefined })
  },
  deposit: async () => {
    const [{ createDepositFlow }] = await Promise.all([
      import('../deposit/deposit.actors.ts'),
      // The way back to a code that waits leads through the panel, with a network or without.
      import('../transfer-panel/transfer-panel.machine.ts'),
    ])
    return (services, { username }) => createDepositFlow(services, username)
  },
  withdraw: async () => {
    const { createWithdrawFlow } = await import('../withdraw/withdraw.actors.ts')
    return (services, { username }) => createWithdrawFlow(services, username)
  },
  transferPanel: async () => {
    const { transferPanelMachine } = await import('../transfer-panel/transfer-panel.machine.ts')
    return (_services, start) => ({
      logic: transferPanelMachine,
      input: { tab: transferTabOf(start) },
    })
  },
  usdtDeposit: async () => (await import('../usdt/usdt.actors.ts')).createUsdtFlow,
}
