/**
 * The statuses that, without a documented code, mean that a money write was certainly not carried out. With any other
 * status, a proxy or a broken server may have hidden a success.
 */
export const refusingStatuses: readonly number[] = [400, 401, 403]
