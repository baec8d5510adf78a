export { containsTerm } from '../text/search.ts'
export {
  type HelpQuestion,
  type HelpTopic,
  helpFigures,
  helpTopics,
  questionsOf,
  readHelpQuestion,
  readHelpTopic,
} from './help.rules.ts'
