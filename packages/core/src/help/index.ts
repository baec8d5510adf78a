export { containsTerm } from '../text/search.ts'
export {
  type HelpQuestion,
  type HelpTopic,
  helpFigures,
  helpTopics,
  questionsOf,
  readHelpQuestion,
} from './help.rules.ts'
