export {
  bangkokDay,
  bangkokTime,
  isDayName,
  startOfBangkokDay,
  startOfBangkokMonth,
} from './bangkok.ts'
export { formatCountdown, formatLongCountdown, timeLeft } from './countdown.ts'
export { day, hour, minute, second } from './durations.ts'
export { readInstant } from './instant.ts'
