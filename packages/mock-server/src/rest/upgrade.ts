import { forMember } from './handler.ts'

/** Whether the member must be told of a changed bank account. An armed success forces the notice. */
export const checkUpgrade = forMember<'checkUpgrade'>(({ world, member, skipsRules }) => {
  if (skipsRules) world.members.put({ ...member, isUpgradeForced: true })
  return { code: 0, result: { is_upgrade: skipsRules || member.isUpgradeForced ? 1 : 0 } }
})

/** Records that the member has been told. */
export const updateUpgrade = forMember<'updateUpgrade'>(({ world, member }) => {
  world.members.put({ ...member, isUpgradeForced: false })
  return { code: 0 }
})

/** Whether the member still has to be told. */
export const getUpgrade = forMember<'getUpgrade'>(({ member }) => ({
  code: 0,
  result: { is_upgrade: member.isUpgradeForced ? 1 : 0 },
}))
