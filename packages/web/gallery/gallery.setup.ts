import '../drawn/drawn.setup.ts'
import { onStory } from '../visit/story.ts'
import { watchModals } from './drawn.document.ts'
import { paintCanvasesAsSvg } from './painted.canvas.ts'
import { recordStory } from './story.recorder.ts'

paintCanvasesAsSvg()
watchModals()
onStory(recordStory)
