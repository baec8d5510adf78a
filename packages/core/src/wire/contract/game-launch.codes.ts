// Not called `maintenance`, which means the whole site and replaces the page; this code concerns only the game.
export const gameLaunchCodes = { 99: 'gameMaintenance' } as const
