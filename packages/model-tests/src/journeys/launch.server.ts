import type { ControlClient } from '@croupier/mock-server/client'

/** What the server does to the next launch. */
export const launchEvents = {
  playUnderMaintenance: (control: ControlClient) => control.arm('game-launch.99'),
  playRefused: (control: ControlClient) => control.arm('game-launch.other'),
  playAndLoseAnswer: (control: ControlClient) =>
    control.fault('launchGame', 'malformed', { applied: true }),
  playElsewhere: (control: ControlClient) => control.arm('game-launch.foreign'),
}
