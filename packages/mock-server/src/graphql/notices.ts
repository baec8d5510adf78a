import { forMember } from '../rest/handler.ts'
import { isOwnGroup, siteRefusals } from '../rest/site.refusals.ts'
import type { Member } from '../seed/members.ts'
import { forcedNotice, type SeedNotice, seedNotices } from '../seed/notices.ts'
import type { Language } from '../seed/promotions.ts'

/** The notices for the member, the forced one first. */
export const getNotifys = forMember<'getNotifys'>(({ world, member, body }) => {
  const { groupID, groupCustomer, lang } = body.variables
  if (!isOwnGroup(world, groupID)) return siteRefusals.unknownGroup
  const notices = noticesOf(member).filter(({ group }) => group === null || group === groupCustomer)
  return { data: { getNotifys: notices.map((notice) => wireNotice(notice, lang)) } }
})

/** One of the notices for the member. */
export const getNotify = forMember<'getNotify'>(({ world, member, body }) => {
  const { groupID, id, lang } = body.variables
  if (!isOwnGroup(world, groupID)) return siteRefusals.unknownGroup
  const notice = noticesOf(member).find((candidate) => candidate.id === id)
  return { data: { getNotify: notice ? wireNotice(notice, lang) : null } }
})

const noticesOf = (member: Member) =>
  member.isUpgradeForced ? [forcedNotice, ...seedNotices] : seedNotices

const wireNotice = (notice: SeedNotice, lang: Language = 'th') => ({
  id: notice.id,
  title: notice.title[lang],
  type: notice.type,
  link: notice.link,
  imageUrl: null,
  gameName: notice.gameName,
  content: notice.content[lang],
  showOne: notice.showOne,
  forceUpgate: notice === forcedNotice,
})
