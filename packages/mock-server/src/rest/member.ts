import { forMember } from './handler.ts'

/** Who the member is. */
export const getMember = forMember<'getMember'>(({ member }) => ({
  code: 0,
  result: { _id: member.id, username: member.username },
}))
