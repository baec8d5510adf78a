import { launchOnScreen } from '../../visit/journeys/launch.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(launchOnScreen)
