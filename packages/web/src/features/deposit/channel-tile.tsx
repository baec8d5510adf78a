import type { ChannelKind, ChannelOption } from '@croupier/core/deposit'
import { type IconNode, Landmark, QrCode, Smartphone } from 'lucide'
import { ProviderTile } from '../../ui/provider-tile.tsx'

const tiles: Readonly<Record<ChannelKind, { icon: IconNode; colour: string }>> = {
  promptPay: { icon: QrCode, colour: '#1f4f86' },
  trueMoney: { icon: Smartphone, colour: '#a94612' },
  bankTransfer: { icon: Landmark, colour: '#1b6b4f' },
}

/** The mark of a way to pay: its picture, or what stands for its kind. */
export function ChannelTile({ option }: { option: Pick<ChannelOption, 'kind' | 'picture'> }) {
  return <ProviderTile {...tiles[option.kind]} picture={option.picture} />
}
