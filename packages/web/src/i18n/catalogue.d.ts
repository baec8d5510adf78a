declare module 'catalogue:th' {
  const sources: import('./catalogue.loader.ts').CatalogueSources
  export default sources
}

declare module 'catalogue:en' {
  const sources: import('./catalogue.loader.ts').CatalogueSources
  export default sources
}
