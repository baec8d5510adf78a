import type { GalleryData } from '../gallery.data.ts'

declare global {
  interface Window {
    /** Written by gallery.data.js. */
    gallery: GalleryData
  }
}
