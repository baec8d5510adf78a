import type { NodeCount } from './figures.ts'

/** Scrolls from the top at one speed. @returns how long each frame took, in ms */
export async function scroll({
  seconds,
  speed,
}: {
  /** In px a second. */
  readonly speed: number
  readonly seconds: number
}): Promise<number[]> {
  const frames: number[] = []
  const startedAt = await nextFrame()
  let lastAt = startedAt
  while (lastAt - startedAt < seconds * 1000) {
    scrollTo(0, ((lastAt - startedAt) / 1000) * speed)
    const now = await nextFrame()
    frames.push(now - lastAt)
    lastAt = now
  }
  return frames
}

/** The number of frames in which nodes are counted, the scroll step in px, and the time limit. */
const counted = { frames: 100, step: 457, forMs: 5_000 }

/** Counts nodes at the top, and then while scrolling away from the focused card. */
export async function countNodes(list: Element): Promise<{ atRest: NodeCount; most: NodeCount }> {
  scrollTo(0, 0)
  await nextFrame()
  await nextFrame()
  const atRest = countIn(list)
  list.querySelector('a')?.focus({ preventScroll: true })
  let most = atRest
  const endsAt = performance.now() + counted.forMs
  for (let frame = 0; frame < counted.frames && performance.now() < endsAt; frame += 1) {
    scrollBy(0, counted.step)
    await nextFrame()
    const { elements, nodes } = countIn(list)
    most = { elements: Math.max(most.elements, elements), nodes: Math.max(most.nodes, nodes) }
  }
  return { atRest, most }
}

function countIn(list: Element): NodeCount {
  const walker = document.createTreeWalker(list)
  let nodes = 0
  while (walker.nextNode()) nodes += 1
  return { elements: list.querySelectorAll('*').length, nodes }
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })
}
