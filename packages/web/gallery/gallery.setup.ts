import '../drawn/drawn.setup.ts'
import { areaNames } from '../src/i18n/catalogue.areas.ts'
import { loadCatalogue } from '../src/i18n/catalogue.loader.ts'
import { locales } from '../src/i18n/locale.ts'
import { screenSources } from '../src/screen.sources.ts'
import { onStory } from '../visit/story.ts'
import { watchModals } from './drawn.document.ts'
import { paintCanvasesAsSvg } from './painted.canvas.ts'
import { recordStory } from './story.recorder.ts'

// Only the first story that needs a file waits for it. Which story that is depends on the speed of the machine,
// and a recording must not.
await Promise.all([
  ...Object.values(screenSources).map(({ load }) => load()),
  ...locales.flatMap((locale) => areaNames.map((area) => loadCatalogue(locale, area))),
])

paintCanvasesAsSvg()
watchModals()
onStory(recordStory)
