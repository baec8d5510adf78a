// Not called `maintenance`: that is the word for what replaces the page, and this only tells of the game.
export const gameLaunchCodes = { 99: 'gameMaintenance' } as const
