import { createHash } from 'node:crypto'
import {
  byMoment,
  type ChartStates,
  newsOf,
  type RecordedLook,
} from '../../packages/web/gallery/look.ts'
import type { Visitor } from '../../packages/web/visit/visitors.ts'

/** A state of a screen: what a member may see, whatever the figures and names in it. */
export interface GalleryState {
  /** Stays the same as long as the story that leads here does. */
  readonly id: string
  readonly page: string
  /** The flows that are drawn, as `flow.screen`. */
  readonly screens: readonly string[]
  /** The first story that leads here, without the ids of its requirements. */
  readonly story: string
  readonly file: string
  /** The requirements of all stories that lead here. */
  readonly requirements: readonly string[]
  /** The states of the charts that lead to this look. */
  readonly states: ChartStates
  readonly messages: readonly string[]
  /** What each visitor sees. A story that happens on one size only has no others. */
  readonly looks: ReadonlyMap<VisitorName, RecordedLook>
}

/** The size and language of a visitor, such as `phone-th`. */
export type VisitorName = `${Visitor['size']}-${Visitor['language']}`

export function nameOf({ language, size }: Visitor): VisitorName {
  return `${size}-${language}`
}

interface Moment {
  readonly key: string
  readonly looks: ReadonlyMap<VisitorName, RecordedLook>
}

/**
 * The different states among the looks of all stories, in the order of the stories: each shows a region of a page
 * or a state of a chart that no earlier one does.
 */
export function statesAmong(looks: readonly RecordedLook[]): readonly GalleryState[] {
  const found: { readonly moment: Moment; readonly titles: string[] }[] = []
  const owners = new Map<string, (typeof found)[number]>()
  for (const { key, looks: all } of momentsOf(looks)) {
    const isNew = ({ size }: Visitor) =>
      [...all.values()].some(
        (look) => look.visitor.size === size && ownNewsOf(look).some((news) => !owners.has(news)),
      )
    const fresh = [...all].filter(([, { html, visitor }]) => html !== null && isNew(visitor))
    const own = { moment: { key, looks: new Map(fresh) }, titles: [] }
    if (fresh.length > 0) found.push(own)
    for (const look of all.values()) {
      // The topmost region is what the look is about.
      const owner = owners.get(`${nameOf(look.visitor)} ${look.regions.at(-1)}`) ?? own
      owner.titles.push(look.story)
      for (const news of ownNewsOf(look)) if (!owners.has(news)) owners.set(news, own)
    }
  }
  return found.map(({ moment, titles }) => described(moment, titles))
}

/** What a look may show to its visitor for the first time. */
function ownNewsOf(look: RecordedLook): readonly string[] {
  return newsOf(look).map((news) => `${nameOf(look.visitor)} ${news}`)
}

/** The looks of all visitors at the same moment of a story, in the order of the stories. */
function momentsOf(looks: readonly RecordedLook[]): readonly Moment[] {
  const visits = new Map<string, RecordedLook[]>()
  for (const look of inOrder(looks)) {
    const visit = [look.file, plain(look.story), nameOf(look.visitor)].join('\n')
    visits.set(visit, [...(visits.get(visit) ?? []), look])
  }
  const moments = new Map<string, Map<VisitorName, RecordedLook>>()
  for (const own of visits.values()) {
    for (const [at, look] of byMoment(own)) {
      const key = [look.file, plain(look.story), at].join('\n')
      const moment = moments.get(key) ?? new Map<VisitorName, RecordedLook>()
      moments.set(key, moment.set(nameOf(look.visitor), look))
    }
  }
  return [...moments].map(([key, own]) => ({ key, looks: own }))
}

function inOrder(looks: readonly RecordedLook[]): readonly RecordedLook[] {
  return looks.toSorted(
    (one, other) =>
      compare(one.file, other.file) ||
      one.storyIndex - other.storyIndex ||
      one.index - other.index ||
      compare(nameOf(one.visitor), nameOf(other.visitor)),
  )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

function described({ key, looks }: Moment, titles: readonly string[]): GalleryState {
  const [first] = looks.values()
  if (!first) throw new Error('a state has a look')
  const all = [...looks.values()]
  const { file, page, screens, story } = first
  const named = screens.filter((screen) => !isFrame(screen)).map((screen) => slug(screen))
  return {
    id: [slug(page), ...named.slice(0, 2), digest(key)].join('-'),
    page,
    screens,
    story: plain(story),
    file,
    requirements: unique(titles.flatMap(idsIn)).toSorted(compare),
    states: together(all.map(({ states }) => states)),
    messages: unique(all.flatMap(({ messages }) => messages)).toSorted(compare),
    looks,
  }
}

/** The parts that surround every page. */
function isFrame(screen: string): boolean {
  return screen === 'app.open' || screen === 'content.page'
}

/** A title without the ids of requirements. */
export function plain(title: string): string {
  return title.replaceAll(/\s*\[[^\]]*\]/g, '')
}

/** The ids in a title; a range counts with both ends, as it is written. */
export function idsIn(title: string): readonly string[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = '']) =>
    inside.split(',').map((id) => id.trim()),
  )
}

function together(all: readonly ChartStates[]): ChartStates {
  const found = new Map<string, Set<string>>()
  for (const states of all) {
    for (const [chart, active] of Object.entries(states)) {
      found.set(chart, new Set([...(found.get(chart) ?? []), ...active]))
    }
  }
  return Object.fromEntries(
    [...found]
      .toSorted(([one], [other]) => compare(one, other))
      .map(([chart, active]) => [chart, [...active].toSorted(compare)]),
  )
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}

function slug(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9]+/g, '-').toLowerCase()
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6)
}
