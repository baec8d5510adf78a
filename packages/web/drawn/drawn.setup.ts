import { HTMLIFrameElement } from 'happy-dom'
import { connectedToDocument } from 'happy-dom/lib/PropertySymbol.js'
import { afterEach } from 'vitest'
// What a toast needs for its words is read before: nobody counts how long a disk takes.
import '../src/i18n/catalogue.areas.ts'
import { hearStories } from '../visit/story.ts'
import './deferred.work.ts'
import { testDrawnStory } from './drawn.stories.ts'

// What happy-dom lacks: fonts, pictures, and the sizes of things that nobody lays out.
// This file runs before each test file, in one document for all.
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: { load: async () => [] },
})
Object.defineProperty(HTMLElement.prototype, 'getBoundingClientRect', {
  configurable: true,
  value: () => new DOMRect(0, 0, innerWidth, 0),
})
// No style sheet is loaded, and happy-dom takes long to find that out for every element of a name.
const unstyled = {
  content: '',
  display: 'block',
  fontSize: '16px',
  visibility: 'visible',
  getPropertyValue: () => '',
}
Object.assign(window, { getComputedStyle: () => unstyled })
Object.assign(Element.prototype, { checkVisibility: () => true })
const ignored = () => {}
const brush = new Proxy({}, { get: () => ignored, set: () => true })
Object.assign(HTMLCanvasElement.prototype, {
  getContext: () => brush,
  toDataURL: () => 'data:image/png;base64,',
})
// What a frame shows is for browsers: happy-dom would say of each that it loads none.
Reflect.deleteProperty(HTMLIFrameElement.prototype, connectedToDocument)

afterEach(() => {
  document.body.replaceChildren()
})

hearStories(testDrawnStory)
