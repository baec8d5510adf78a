import { useMessages } from '../../i18n/messages.provider.tsx'

/** The name of a type of games; a type without a name is shown as the server wrote it. */
export function useGameName(): (type: string) => string {
  const { t } = useMessages('affiliate')
  return (type) => {
    switch (type) {
      case 'slots':
        return t('affiliate.game.slots')
      case 'casino':
        return t('affiliate.game.casino')
      case 'fishing':
        return t('affiliate.game.fishing')
      case 'sports':
        return t('affiliate.game.sports')
      case 'lotto':
        return t('affiliate.game.lotto')
      default:
        return type
    }
  }
}
