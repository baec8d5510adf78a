export { formatCountdown, isoDuration, passedMilestone, timeLeft } from './countdown.ts'
export { day, hour, minute, second } from './durations.ts'
export { readInstant } from './instant.ts'
export { createServerClock, type ServerClock } from './server-clock.ts'
