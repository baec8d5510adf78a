import type { Locale } from '../../kernel/routing/address.ts'
import { callOf } from '../../wire/api/call.ts'
import { getNotifysEndpoint } from '../../wire/contract/notice.operations.ts'
import {
  checkUpgradeEndpoint,
  getUpgradeEndpoint,
  updateUpgradeEndpoint,
} from '../../wire/contract/upgrade.endpoints.ts'
import type { Notice } from './notice.ts'
import { readNotices } from './notice.ts'

/** Reads the notices for a member, in one language. */
export const getNotifysCall = callOf(
  'getNotifys',
  getNotifysEndpoint,
)({
  write: ({
    groupId,
    group,
    locale,
  }: {
    groupId: string
    group: string | null
    locale: Locale
  }) => ({
    variables: {
      groupID: groupId,
      ...(group === null ? {} : { groupCustomer: group }),
      lang: locale,
    },
  }),
  read: ({ data }): { notices: readonly Notice[] } | null => ({
    notices: readNotices(data.getNotifys),
  }),
})

/** Asks whether the notice of a changed bank account is forced. */
export const checkUpgradeCall = callOf(
  'checkUpgrade',
  checkUpgradeEndpoint,
)({
  write: () => ({}),
  read: ({ result }): { isForced: boolean } | null => ({ isForced: Boolean(result.is_upgrade) }),
})

/** Reports that the member has read it. */
export const updateUpgradeCall = callOf(
  'updateUpgrade',
  updateUpgradeEndpoint,
)({
  write: () => ({}),
  read: () => ({}),
})

/** Asks whether that notice is still forced afterwards. */
export const getUpgradeCall = callOf(
  'getUpgrade',
  getUpgradeEndpoint,
)({
  write: () => ({}),
  read: ({ result }): { isForced: boolean } | null => ({ isForced: Boolean(result.is_upgrade) }),
})
