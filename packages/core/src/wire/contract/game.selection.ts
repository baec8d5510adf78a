/** The GraphQL selection that games and their categories share. */
export const basicFields =
  '_id type category code img language nameTh nameEn freespin hot new categoryName handle'

/** The figures of a game that a site asks for by `gameFigures` of its configuration. */
export const gameFigures = 'rtp volatility'

/** The GraphQL selection of a game. */
export const gameFields = `${basicFields} favourite rating recent launching`
