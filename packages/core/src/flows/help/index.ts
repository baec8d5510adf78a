export { containsTerm } from '../../base/text/search.ts'
export {
  type HelpQuestion,
  type HelpTopic,
  helpFigures,
  helpTopics,
  questionsOf,
  readHelpQuestion,
  readHelpTopic,
} from './help.rules.ts'
