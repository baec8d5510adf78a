import { assign, fromPromise, setup, stateIn } from 'xstate'

/** A lamp that can break, in parallel with a button that gets the same presses: for tests of chart tools. */
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

/** A house with too many states for one picture. */
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

/** An oven whose light goes out before the bread is done; its actor, a cook, watches the bread. */
export const ovenChart = setup({
  types: {
    context: {} as { looks: number },
    events: {} as { type: 'oven.look' },
  },
  actors: { watchBread: fromPromise(async () => {}) },
  actions: { countLook: assign({ looks: ({ context }) => context.looks + 1 }) },
  guards: { isLit: stateIn({ light: 'lit' }) },
  delays: { bakingTime: 60_000, lightTime: 20_000 },
}).createMachine({
  id: 'oven',
  description: 'An oven with a light.',
  context: { looks: 0 },
  type: 'parallel',
  on: { 'oven.look': { guard: 'isLit', actions: 'countLook' } },
  states: {
    bread: {
      initial: 'baking',
      states: {
        baking: {
          invoke: { id: 'watchBread', src: 'watchBread', onDone: 'burnt', onError: 'burnt' },
          after: { bakingTime: 'done' },
        },
        done: {},
        burnt: {},
      },
    },
    light: {
      initial: 'lit',
      states: { lit: { after: { lightTime: 'dark' } }, dark: {} },
    },
  },
})
