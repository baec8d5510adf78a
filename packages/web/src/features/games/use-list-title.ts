import { providerTitle } from '@croupier/core/game'
import { readListAddress } from '@croupier/core/game-list'
import { useContext } from 'react'
import { useDocumentTitle } from '../../app/use-document-title.ts'
import { useShownPage } from '../../app/use-shown-page.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { CoveredContext } from '../../ui/covered.ts'
import { typeWords } from './type.words.ts'

/** Names the tab after a list in the language of the page, because the address has only an id [ROUTE-05]. */
export function useListTabTitle(): void {
  const list = useListTitle()
  const shown = useShownPage()
  const isNamed = shown?.route === 'list' && shown.address.parameters.id !== undefined
  useDocumentTitle({
    page: usePageTitle(),
    term: isNamed ? list : null,
    isCovered: useContext(CoveredContext),
  })
}

/** What a list is called: its type, its provider, or whose games it has. */
export function useListTitle(): string {
  const { t } = useMessages('games', 'menu')
  const page = useShownPage()
  const list = page && readListAddress(page.address)
  switch (list?.topic.kind) {
    case 'type':
      return t(typeWords[list.topic.type])
    case 'provider':
      return providerTitle(list.topic.provider)
    case 'category':
      return list.topic.name
    case 'freespin':
      return t('game.list.freespin')
    case 'favourite':
      return t('route.favourite')
    case 'recent':
      return t('game.list.recent')
    case 'demo':
      return t('route.demo')
    default:
      return t('game.list.all')
  }
}
