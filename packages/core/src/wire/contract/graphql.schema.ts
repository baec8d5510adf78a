/**
 * The backend's GraphQL schema, for which the operations of the contract are written. The site does not contain it:
 * only servers and documents use it.
 */
export const schemaDocument = /* GraphQL */ `"""
What the member site asks of the GraphQL endpoint on the auth host. Refusals have their code in
extensions.code of an error, with the meaning that it has everywhere else.
"""
schema {
  query: Query
  mutation: Mutation
}

"An amount to the satang: a number with two decimals at most, or text such as 1,234.50."
scalar Baht

"ISO 8601 with seconds and a zone, epoch seconds, or epoch milliseconds."
scalar Instant

type Query {
  "Games. What has to do with a member (the last five) is for the member whose token comes along."
  lists(
    groupID: String!
    "slots, casino, fishing, lotto, sports; the singular will do."
    type: String
    "Part of the Thai or of the English name."
    search: String
    "The key of a provider."
    category: String
    hot: Boolean
    gameNew: Boolean
    freespin: Boolean
    limit: Int
    "The name of a category."
    categoryName: String
    "The word that one game has in addresses."
    handle: String
    userID: String
    favourite: Boolean
    recent: Boolean
    "Nothing but the member's own games: beside favourite or recent those alone, by itself both, favourites first."
    favouriteAndRecentFocus: Boolean
    "default, new, hits, freespin or A-Z."
    sort: String
  ): [Game!]!
  "Categories of games: a provider has one for each of its types."
  categorys(groupID: String!, type: String, handle: String, userID: String): [GameCategory!]!
  "How many games a member likes and has played lately; nought when only the site is named."
  getFavouriteAndRecent(userID: String, groupID: String): GameCounts!
  "The notices for a member. Those for a group of customers only come to it."
  getNotifys(groupID: String!, groupCustomer: String, lang: Language = th): [Notify!]!
  "One notice, or null when there is none with this id."
  getNotify(groupID: String!, id: String!, lang: Language = th): Notify
  "One game, or null when there is none with this id. What has to do with a member is for the one whose token comes along."
  getGame(groupID: String!, gameID: String!): Game
  "What is known about a game, or null when nothing is."
  getGameInfo(groupID: String!, gameID: String!): GameInfo
  "Who won lately, newest first."
  getSlotWins(groupID: String!, gameID: String!): [SlotWin!]!
  "The games that can be tried without money."
  getDemos(groupID: String!, search: String): [DemoGame!]!
  "Tournaments, those that begin last first."
  getTournaments(groupID: String!): [Tournament!]!
}

type Mutation {
  "Likes a game, or does so no more."
  addFavourite(userID: String!, gameID: String!): GameCounts!
  "Notes down that a game was played."
  addRecent(userID: String!, gameID: String!): GameCounts!
}

enum Language {
  th
  en
}

type Game {
  _id: ID!
  type: String!
  "The key of the provider."
  category: String!
  "What the provider knows it by: game_code of the launch."
  code: String!
  img: String
  language: String
  nameTh: String!
  nameEn: String!
  freespin: Boolean
  hot: Boolean
  new: Boolean
  categoryName: String
  handle: String
  favourite: Boolean
  "From 0 to 5; for members, like what follows."
  rating: Float
  recent: Boolean
  "The path that launches it."
  launching: String
  "Ours, like what follows, and only asked for in lists, where a site is configured for it. In percent."
  rtp: Float
  volatility: Volatility
}

type GameCategory {
  _id: ID!
  type: String!
  category: String!
  code: String!
  img: String
  language: String
  nameTh: String!
  nameEn: String!
  freespin: Boolean
  hot: Boolean
  new: Boolean
  categoryName: String
  handle: String
  "Whether its games can be played now."
  enable: Boolean
  "The category that it belongs to, if it is part of another one."
  root: String
  launching: String
  "Whether it has a game that the member likes."
  favourite: Boolean
  "Whether it has a game that the member played lately."
  recent: Boolean
}

type GameCounts {
  countFavourite: Int!
  countRecent: Int!
}

enum NoticeType {
  promotion
  bank
  game
  maintenance
}

type Notify {
  id: ID!
  title: String!
  type: NoticeType!
  link: String
  imageUrl: String
  gameName: String
  content: String
  "Not again for a while once it was closed."
  showOne: Boolean
  "Cannot be put off."
  forceUpgate: Boolean
}

enum Volatility {
  low
  medium
  high
}

enum Trend {
  up
  down
  flat
}

type GameInfo {
  "In percent, like every rtp and the hit_ratio."
  rtp: Float!
  min_bet: Baht!
  max_bet: Baht!
  volatility: Volatility!
  paylines: Int!
  hit_ratio: Float!
  day: RtpPeriod!
  week: RtpPeriod!
  month: RtpPeriod!
}

type RtpPeriod {
  trend: Trend!
  rtp: Float!
}

type SlotWin {
  "Shortened, so that it names nobody."
  username: String!
  date_time: Instant!
  bet: Baht!
  win: Baht!
  multiplier: Float!
}

type DemoGame {
  category: String!
  img: String
  nameTh: String!
  nameEn: String!
  type: String!
  language: String
  url: String!
  "The key of the provider that it runs at."
  root: String
  "What the provider knows it by."
  codeDefault: String!
}

enum TournamentKind {
  game
  slot
}

type Tournament {
  _id: ID!
  kind: TournamentKind!
  nameTh: String!
  nameEn: String!
  img: String
  "It is coming before, active until the end, ended from then on."
  start: Instant!
  end: Instant!
  prize: Baht!
  "Text; what follows a line break is a paragraph of its own."
  rulesTh: String
  rulesEn: String
  "Whose points count most, the first one first."
  board: [TournamentPlace!]
  "The games that count."
  games: [TournamentGame!]
}

type TournamentPlace {
  "Shortened, so that it names nobody."
  username: String!
  points: Float!
  prize: Baht
}

type TournamentGame {
  _id: ID!
  nameTh: String!
  nameEn: String!
  img: String
}
`
