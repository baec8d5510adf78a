import * as z from 'zod/mini'
import { dispensable, maybe, picture, wireId } from './fields.ts'
import { operation } from './graphql.operation.ts'

export const notice = z.object({
  id: wireId(),
  title: z.string(),
  type: z.enum(['promotion', 'bank', 'game', 'maintenance']),
  link: maybe(z.string()),
  imageUrl: picture(),
  /** The game that a notice of type `game` is about. */
  gameName: dispensable(z.string()),
  content: maybe(z.string()),
  /** Whether the notice stays hidden for a while after it was closed [OPEN-17]. */
  showOne: maybe(z.boolean()),
  /** Whether the notice is shown again as long as the upgrade check demands it [NOTE-11]. */
  forceUpgate: maybe(z.boolean()),
})

const noticeFields = 'id title type link imageUrl gameName content showOne forceUpgate'
const lang = z.optional(z.enum(['th', 'en']))

/** The notices for a member, in one language. */
export const getNotifysEndpoint = operation({
  name: 'getNotifys',
  document: `query getNotifys($groupID: String!, $groupCustomer: String, $lang: Language) {
  getNotifys(groupID: $groupID, groupCustomer: $groupCustomer, lang: $lang) { ${noticeFields} }
}`,
  variables: z.object({
    groupID: z.string().check(z.minLength(1)),
    /** The member’s `group_bank` [NOTE-15]. */
    groupCustomer: z.optional(z.string()),
    lang,
  }),
  data: z.object({ getNotifys: z.array(notice) }),
  context: 'notice',
  source: 'API-36, API-41: the language is ours, because a notice has one title only',
})

/** One notice, for a link to it. */
export const getNotifyEndpoint = operation({
  name: 'getNotify',
  document: `query getNotify($groupID: String!, $id: String!, $lang: Language) {
  getNotify(groupID: $groupID, id: $id, lang: $lang) { ${noticeFields} }
}`,
  variables: z.object({
    groupID: z.string().check(z.minLength(1)),
    id: z.string().check(z.minLength(1)),
    lang,
  }),
  data: z.object({ getNotify: maybe(notice) }),
  context: 'notice',
  source: 'API-36, API-42: arguments and use are ours; null when there is no such notice',
})
