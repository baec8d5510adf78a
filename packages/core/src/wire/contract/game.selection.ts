/** What is asked of games and of their categories. */
export const basicFields =
  '_id type category code img language nameTh nameEn freespin hot new categoryName handle'

/** What is asked of a game. */
export const gameFields = `${basicFields} favourite rating recent launching`
