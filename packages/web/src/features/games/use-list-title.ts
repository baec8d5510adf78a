import { providerTitle } from '@croupier/core/game'
import { gameListView, namedTopic, readListAddress } from '@croupier/core/game-list'
import { useContext } from 'react'
import { useFlow } from '../../app/use-child.ts'
import { useDocumentTitle } from '../../app/use-document-title.ts'
import { useShownPage } from '../../app/use-shown-page.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { CoveredContext } from '../../ui/covered.ts'
import { typeWords } from './type.words.ts'

/** Names the tab after a list in the language of the page, because the address has only an id [ROUTE-05]. */
export function useListTabTitle(): void {
  const name = useListName()
  const shown = useShownPage()
  const isOfMany = shown?.route === 'list' && shown.address.parameters.id !== undefined
  useDocumentTitle({
    page: usePageTitle(),
    term: isOfMany ? name : null,
    isCovered: useContext(CoveredContext),
  })
}

/** The heading of a list: its name, or that of the page until it has one. */
export function useListTitle(): string {
  const { t } = useMessages()
  return useListName() ?? t('route.list')
}

/** What a list is called: its type, its provider, or whose games it has; null for a category that no game names. */
function useListName(): string | null {
  const { t } = useMessages('games', 'menu')
  const page = useShownPage()
  const list = page && readListAddress(page.address)
  const games = useView(useFlow('gameList'), gameListView)?.games
  const topic = list && namedTopic(list.topic, games ?? [])
  switch (topic?.kind) {
    case 'type':
      return t(typeWords[topic.type])
    case 'provider':
      return providerTitle(topic.provider)
    case 'category':
      return topic.name
    case 'freespin':
      return t('game.list.freespin')
    case 'favourite':
      return t('route.favourite')
    case 'recent':
      return t('game.list.recent')
    case 'demo':
      return t('route.demo')
    case 'all':
      return t('game.list.all')
    default:
      return null
  }
}
