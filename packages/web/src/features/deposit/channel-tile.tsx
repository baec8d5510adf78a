import type { ChannelOption } from '@croupier/core/deposit'
import { type IconNode, QrCode } from 'lucide'
import { ProviderTile } from '../../ui/provider-tile.tsx'

const tiles: Readonly<Record<ChannelOption['kind'], { icon: IconNode; colour: string }>> = {
  promptPay: { icon: QrCode, colour: '#1f4f86' },
}

/** The mark of a way to pay. */
export function ChannelTile({ kind }: { kind: ChannelOption['kind'] }) {
  return <ProviderTile {...tiles[kind]} />
}
