import type { Game } from '@croupier/core/game'
import { Heart, HeartOff } from 'lucide'
import { useHeart } from '../../shell/use-heart.ts'
import { Button } from '../../ui/button.tsx'

/** Adds the game of the page to the member's favourites, or removes it; visitors have none [GAME-20, GAME-22]. */
export function FavouriteButton({ game }: { game: Game }) {
  const heart = useHeart(game)
  if (!heart) return null
  return (
    <Button icon={heart.isLiked ? HeartOff : Heart} onPress={heart.press}>
      {heart.label}
    </Button>
  )
}
