/** The title of the tab: the page, and before it what is going on wherever the member is [ROUTE-05]. */
export interface TabTitle {
  setPage(title: string): void
  /** Null while nothing is going on. */
  setNews(news: string | null): void
}

/** A title that is written whenever a part of it changes, so that a countdown in it draws no page anew. */
export function createTabTitle(write: (title: string) => void): TabTitle {
  let page = ''
  let news: string | null = null
  const update = () => {
    if (page !== '') write(news === null ? page : `${news} · ${page}`)
  }
  return {
    setPage: (title) => {
      page = title
      update()
    },
    setNews: (text) => {
      news = text
      update()
    },
  }
}
