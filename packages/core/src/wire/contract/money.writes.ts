/**
 * The statuses after which a money write was certainly not carried out, without a documented code. After
 * any other a proxy, or a server that broke down, may have hidden a yes.
 */
export const refusingStatuses: readonly number[] = [400, 401, 403]
