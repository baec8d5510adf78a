import { fromPromise, setup } from 'xstate'

/** A lamp that can be broken, beside a button that feels the same presses: for tests of chart tools. */
export const lampChart = setup({
  types: {
    context: {} as { isBroken: boolean },
    events: {} as { type: 'lamp.press' } | { type: 'lamp.wear' } | { type: 'lamp.repair' },
    input: {} as { isBroken: boolean },
    transitionMeta: {} as { unreachable: string },
  },
  actors: { glow: fromPromise(async () => {}) },
  guards: {
    isBroken: ({ context }) => context.isBroken,
    isSound: ({ context }) => !context.isBroken,
  },
}).createMachine({
  id: 'lamp',
  description: 'A lamp that can be broken.',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    bulb: {
      initial: 'deciding',
      on: { 'lamp.press': { guard: 'isBroken', actions: [] } },
      states: {
        deciding: { always: [{ guard: 'isBroken', target: 'broken' }, { target: 'dark' }] },
        dark: { on: { 'lamp.press': { guard: 'isSound', target: 'lit' } } },
        lit: {
          invoke: { id: 'glow', src: 'glow', onDone: 'dark', onError: 'broken' },
          on: { 'lamp.repair': { target: 'dark', meta: { unreachable: 'nobody repairs light' } } },
        },
        broken: { on: { 'lamp.press': { guard: 'isSound', target: 'dark' } } },
      },
    },
    button: {
      on: { 'lamp.press': { actions: [] }, 'lamp.wear': { guard: 'isBroken', actions: [] } },
    },
  },
})

/** A house whose states are too many for one picture. */
export const houseChart = setup({
  types: { events: {} as { type: 'door.open' } | { type: 'door.close' } | { type: 'fire.out' } },
  delays: { evening: 90_000 },
}).createMachine({
  id: 'house',
  description: 'A house with many rooms.',
  initial: 'street',
  on: { 'fire.out': '.street' },
  states: {
    street: { on: { 'door.open': 'inside' } },
    inside: {
      initial: 'hall',
      on: { 'door.close': '.hall' },
      states: {
        hall: { after: { evening: 'kitchen' } },
        kitchen: { on: { 'door.open': '#house.street' } },
        bath: { on: { 'door.close': 'hall' } },
        cellar: { on: { 'door.close': 'hall' } },
        attic: { on: { 'door.close': 'hall' } },
        study: {},
        library: {},
        nursery: {},
        pantry: {},
        workshop: {},
        bedroom: {},
      },
    },
    sold: { type: 'final' },
  },
})
