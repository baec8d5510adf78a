/** @type {readonly string[]} */
let names = []

/** @param {readonly string[]} all */
export function setEndpointNames(all) {
  names = all
}

/** The calls of the contract, as the server names them. */
export const endpointNames = () => names
