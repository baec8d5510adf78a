/** The title of the tab: the page, and before it what is going on wherever the member is [ROUTE-05]. */
export interface TabTitle {
  setPage(title: string): void
  /** Null while nothing is going on. */
  setNews(news: string | null): void
}

/** The title of the tab. Its parts are written directly, so that a countdown in it does not redraw the page. */
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
