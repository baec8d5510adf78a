import type { GalleryData } from '../gallery.data.ts'
import type { LookData } from '../look.page.ts'

/** What a state looks like in one window, language and brand. */
export type ShownLook = Pick<
  GalleryData['states'][number]['shots'][number],
  'brand' | 'height' | 'language' | 'page' | 'small' | 'width'
>

/** What gallery.looks.js does for the gallery's page. */
interface LookFrames {
  /** A look that is as wide as a card. */
  preview(shown: ShownLook, wide: number): HTMLElement
  /** A look that may be used, in at most that much room. */
  liveLook(shown: ShownLook, wide: number, high: number): HTMLElement
  addressOf(shown: Pick<ShownLook, 'brand' | 'page'>): string
  shownName(shown: ShownLook): string
}

/** What gallery.elements.js does; texts are never read as HTML. */
interface Elements {
  element(
    name: string,
    attributes: Record<string, string | boolean>,
    ...children: (Node | string)[]
  ): HTMLElement
  link(href: string, ...children: (Node | string)[]): HTMLElement
  picture(file: string, alternative: string): HTMLElement
  button(words: string, act: () => void): HTMLElement
  table(rows: (Node | string)[][], kind?: string): HTMLElement
}

declare global {
  interface Window {
    /** Written by gallery.data.js. */
    gallery: GalleryData
    elements: Elements
    lookFrames: LookFrames
    /** Written by look.data.js. */
    looks: LookData
    /** Functions of the page of a look. */
    showBrand(name: string | null): void
    takeLook(page: string): void
  }
}
