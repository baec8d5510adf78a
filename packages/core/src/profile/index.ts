export { type ProfileView, profileView } from './profile.view.ts'
