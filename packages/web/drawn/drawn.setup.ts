import { HTMLIFrameElement } from 'happy-dom'
import { connectedToDocument } from 'happy-dom/lib/PropertySymbol.js'
import { afterEach } from 'vitest'
// Loads the messages of toasts in advance, because reading from disk takes no virtual time.
import '../src/i18n/catalogue.areas.ts'
import { onStory } from '../visit/story.ts'
import './deferred.work.ts'
import { testDrawnStory } from './drawn.stories.ts'

// Replaces what happy-dom lacks: fonts, pictures and layout sizes. This file runs before each test file, in
// one document for all.
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: { load: async () => [] },
})
Object.defineProperty(HTMLElement.prototype, 'getBoundingClientRect', {
  configurable: true,
  value: () => new DOMRect(0, 0, innerWidth, 0),
})
// No style sheet is loaded, and happy-dom takes long to compute that for every accessible name.
const unstyled = {
  content: '',
  display: 'block',
  fontSize: '16px',
  visibility: 'visible',
  getPropertyValue: () => '',
}
Object.assign(window, { getComputedStyle: () => unstyled })
/** What a browser hides without a style sheet. */
const hidden = '[hidden], dialog:not([open]), details:not([open]) > :not(summary)'
Object.assign(Element.prototype, {
  checkVisibility(this: Element) {
    return this.isConnected && this.closest(hidden) === null
  },
})
const ignored = () => {}
const brush = new Proxy({}, { get: () => ignored, set: () => true })
Object.assign(HTMLCanvasElement.prototype, {
  getContext: () => brush,
  toDataURL: () => 'data:image/png;base64,',
})
// Only browsers show frames: happy-dom would report that it does not load them.
Reflect.deleteProperty(HTMLIFrameElement.prototype, connectedToDocument)

afterEach(() => {
  document.body.replaceChildren()
})

onStory(testDrawnStory)
