export { readLimits } from './profile.ts'
export { type ProfileView, profileView } from './profile.view.ts'
