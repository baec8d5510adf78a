import type { Call } from '../api/call.ts'
import { getNotifysEndpoint } from '../contract/graphql/notice.operations.ts'
import {
  checkUpgradeEndpoint,
  getUpgradeEndpoint,
  updateUpgradeEndpoint,
} from '../contract/upgrade.endpoints.ts'
import { readNotices } from './notice.ts'

/** Reads the notices for a member, in one language. */
export const getNotifysCall: Call<'getNotifys'> = {
  name: 'getNotifys',
  endpoint: getNotifysEndpoint,
  write: ({ groupId, group, locale }) => ({
    body: {
      operationName: 'getNotifys',
      query: getNotifysEndpoint.operation.document,
      variables: {
        groupID: groupId,
        ...(group === null ? {} : { groupCustomer: group }),
        lang: locale,
      },
    },
  }),
  read: ({ data }) => ({ notices: readNotices(data.getNotifys) }),
}

/** Asks whether the notice of a changed bank account is forced. */
export const checkUpgradeCall: Call<'checkUpgrade'> = {
  name: 'checkUpgrade',
  endpoint: checkUpgradeEndpoint,
  write: () => ({}),
  read: ({ result }) => ({ isForced: Boolean(result.is_upgrade) }),
}

/** Tells that the member has read it. */
export const updateUpgradeCall: Call<'updateUpgrade'> = {
  name: 'updateUpgrade',
  endpoint: updateUpgradeEndpoint,
  write: () => ({}),
  read: () => ({}),
}

/** Asks whether it is still forced after that. */
export const getUpgradeCall: Call<'getUpgrade'> = {
  name: 'getUpgrade',
  endpoint: getUpgradeEndpoint,
  write: () => ({}),
  read: ({ result }) => ({ isForced: Boolean(result.is_upgrade) }),
}
