declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** From a page: all messages that it asked for in vain. */
    'croupier:words-missing': readonly import('./missing-words.ts').MissingWords[]
    /** The answer where nothing is wrong with the words; otherwise it is an error. */
    'croupier:words-right': undefined
    /** To the pages: the words of a language as they are now. */
    'croupier:words-saved': {
      readonly locale: import('./locale.ts').Locale
      readonly catalogue: import('./catalogue.loader.ts').Catalogue
    }
  }
}

export {}
