/** The id of the main part of every page, for the link that skips to it. */
export const mainId = 'content'
