export { formatCountdown, isoDuration, passedMilestone, timeLeft } from './countdown.ts'
export { day, hour, minute, readInstant, second } from './instant.ts'
export { createServerClock, type ServerClock } from './server-clock.ts'
