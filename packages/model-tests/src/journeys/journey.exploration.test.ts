import { describe, expect, it, test } from 'vitest'
import { createMachine } from 'xstate'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'
import { type WalkPlan, walkAsPlanned } from './journey.plan.ts'
import { edgeTours, shortestPath, sightTours } from './journey.tours.ts'
import { type Journey, type JourneyTarget, startOf } from './journey.ts'
import { JourneyError, walk } from './journey.walk.ts'

const steps = ['press', 'wear', 'replace'] as const
type Step = (typeof steps)[number]

const lampModel = createMachine({
  initial: 'dark',
  states: {
    dark: { on: { press: 'lit', wear: 'broken' } },
    lit: { on: { press: 'dark', wear: 'broken' } },
    broken: { on: { press: 'broken', replace: 'dark' } },
  },
})

const lamp: Journey<Step, string> = {
  name: 'lamp',
  steps,
  rareSteps: ['wear'],
  start: startOf({ model: lampModel, steps, sightOf: ({ value }) => String(value) }),
  describeSight: (sight) => sight,
}

const stairsModel = createMachine({
  initial: 'bottom',
  states: {
    bottom: { on: { climb: 'middle', jump: 'top' } },
    middle: { on: { climb: 'top' } },
    top: { on: { fall: 'bottom', slide: 'bottom', fly: 'bottom' } },
  },
})

const stairs: Journey<string, string> = {
  name: 'stairs',
  steps: ['climb', 'jump', 'fall', 'slide', 'fly'],
  rareSteps: [],
  start: startOf({
    model: stairsModel,
    steps: ['climb', 'jump', 'fall', 'slide', 'fly'],
    sightOf: ({ value }) => String(value),
  }),
  describeSight: (sight) => sight,
}

/** A lamp; `flaw` returns a wrong sight after some steps. */
function openLamp(flaw: (taken: readonly Step[]) => string | null = () => null) {
  const opened: JourneyTarget<Step, string>[] = []
  const closed: JourneyTarget<Step, string>[] = []
  const open = async () => {
    const taken: Step[] = []
    let place = lamp.start
    const target: JourneyTarget<Step, string> = {
      take: async (step) => {
        taken.push(step)
        place = place.follow(step)
      },
      look: async () => flaw(taken) ?? place.sight,
      close: async () => void closed.push(target),
    }
    opened.push(target)
    return target
  }
  return { open, opened, closed }
}

const lampAt = (open: () => Promise<JourneyTarget<Step, string>>) => ({
  journey: lamp,
  open,
  command: 'npm run journeys -- lamp',
})

const errorOf = async (walking: Promise<unknown>) => {
  const error: unknown = await walking.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof JourneyError)) throw new Error('the walk did not go wrong')
  return { story: error.message.split('\n'), steps: error.steps }
}

test('a place has no steps that are out of reach', () => {
  const start = startOf({
    model: lampModel,
    steps,
    sightOf: ({ value }) => String(value),
    isInReach: (step, sight) => step === 'press' || sight === 'broken',
  })
  expect([start.steps, lamp.start.follow('wear').steps, start.follow('press').steps]).toEqual([
    ['press'],
    ['press', 'replace'],
    ['press'],
  ])
})

describe('the tours of a journey', () => {
  it('take every edge and stay within their limit if possible', () => {
    const tours = edgeTours(lamp, 4)
    expect([countEdges(lamp), tours]).toEqual([
      6,
      [
        ['press', 'press', 'wear', 'press'],
        ['press', 'wear', 'replace'],
      ],
    ])
  })

  it('show every visible change, and no other', () => {
    const isLit = (sight: string) => (sight === 'lit' ? 'bright' : 'black')
    expect(sightTours(lamp, 10, isLit)).toEqual([['press', 'press', 'press', 'wear']])
  })

  it('take rare steps only if they have to', () => {
    const tours = (rareSteps: readonly string[]) => edgeTours({ ...stairs, rareSteps }, 20).flat()
    const countJumps = (taken: readonly string[]) => taken.filter((one) => one === 'jump').length
    expect([countJumps(tours([])), countJumps(tours(['jump']))]).toEqual([2, 1])
  })

  it('include the shortest path to a place', () => {
    expect([
      shortestPath(lamp, ['press', 'press', 'press', 'wear']),
      shortestPath(lamp, ['press', 'press']),
    ]).toEqual([['wear'], []])
  })
})

describe('walking through a site', () => {
  it('closes every site that it opened', async () => {
    const { closed, open, opened } = openLamp()
    await walkEdges(lampAt(open))
    expect(closed).toEqual(opened)
  })

  it('reports the shortest story of a failure at an edge', async () => {
    const { open } = openLamp((taken) =>
      taken.at(-1) === 'press' && taken.at(-2) === 'wear' ? 'lit' : null,
    )
    expect(await errorOf(walkEdges(lampAt(open)))).toEqual({
      story: [
        '  1. wear → broken',
        '  2. press → broken',
        '     but the member sees lit',
        'again: npm run journeys -- lamp --steps wear,press',
      ],
      steps: ['wear', 'press'],
    })
  })

  it('reports the whole story if the shortest path does not fail', async () => {
    const { open } = openLamp((taken) => (taken.length > 3 ? 'lit' : null))
    const { steps: failed } = await errorOf(
      walkEdges(lampAt(open), [['wear', 'press', 'press', 'press']]),
    )
    expect(failed).toEqual(['wear', 'press', 'press', 'press'])
  })

  it('shrinks a random walk to the steps that the failure needs', async () => {
    const { open } = openLamp((taken) =>
      taken.filter((step) => step === 'replace').length > 1 ? 'broken' : null,
    )
    const { steps: failed } = await errorOf(walkAtRandom(lampAt(open), { seed: 1, walks: 50 }))
    expect(failed).toEqual(['wear', 'replace', 'wear', 'replace'])
  })

  it('reports an error in the middle of a walk', async () => {
    const { open } = openLamp(() => {
      throw new Error('the lamp fell down')
    })
    expect(await errorOf(walk(lampAt(open), ['press']))).toEqual({
      story: [
        '  1. press → lit',
        '     but: the lamp fell down',
        'again: npm run journeys -- lamp --steps press',
      ],
      steps: ['press'],
    })
  })

  it('reports the story of a site that complains at the end', async () => {
    const open = async () => {
      const target = await openLamp().open()
      const close = () => Promise.reject(new Error('there was a smell'))
      return { ...target, close }
    }
    expect(await errorOf(walk(lampAt(open), ['press', 'wear']))).toEqual({
      story: [
        '  1. press → lit',
        '  2. wear → broken',
        '     but: there was a smell',
        'again: npm run journeys -- lamp --steps press,wear',
      ],
      steps: ['press', 'wear'],
    })
  })

  it('refuses a step that the model does not allow there', async () => {
    const { open } = openLamp()
    const { story } = await errorOf(walk(lampAt(open), ['press', 'replace']))
    expect(story).toEqual([
      '  1. press → lit',
      '  2. replace',
      '     but only this is possible here: press, wear',
      'again: npm run journeys -- lamp --steps press,replace',
    ])
  })

  it('takes the same walks for the same seed', async () => {
    const walked = async (seed: number) => {
      const taken: string[] = []
      const { open } = openLamp((steps) => {
        taken.push(steps.at(-1) ?? '')
        return null
      })
      await walkAtRandom(lampAt(open), { seed, walks: 5 })
      return taken
    }
    const [one, same, other] = [await walked(7), await walked(7), await walked(8)]
    expect([one.join() === same.join(), one.join() === other.join()]).toEqual([true, false])
  })
})

describe('walking as planned', () => {
  const whole: WalkPlan = { seed: 7, steps: null, walks: 2 }

  const said = async (plan: WalkPlan) => {
    const lines: string[] = []
    let time = 0
    const now = () => {
      time += 500
      return time
    }
    const say = (line: string) => void lines.push(line)
    await walkAsPlanned(lampAt(openLamp().open), plan, { now, say })
    return lines
  }

  it('takes every edge and then walks at random', async () => {
    expect(await said(whole)).toEqual([
      '6 edges in 1 walks: 7 steps, 0.5 s, 14 a second',
      '2 random walks of seed 7: 130 steps, 0.5 s, 260 a second',
    ])
  })

  it('takes only the edges, or only the given steps', async () => {
    expect([
      await said({ ...whole, walks: 0 }),
      await said({ ...whole, steps: ['press', 'wear'] }),
    ]).toEqual([
      ['6 edges in 1 walks: 7 steps, 0.5 s, 14 a second'],
      ['2 steps went as the model says, 0.5 s'],
    ])
  })

  it('refuses an unknown step', async () => {
    await expect(said({ ...whole, steps: ['press', 'fly'] })).rejects.toThrow(
      'The lamp journey has no step "fly"; it has press, wear, replace.',
    )
  })
})
