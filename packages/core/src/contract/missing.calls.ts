/** The statuses by which a service says that it has no such call. */
export const missingCallStatuses: readonly number[] = [404, 405, 410, 501]
