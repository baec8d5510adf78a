import type { ChannelKind, ChannelOption } from '@croupier/core/deposit'
import { type IconNode, QrCode, Smartphone } from 'lucide'
import { BankTile } from '../../shell/bank-tile.tsx'
import { ProviderTile } from '../../ui/provider-tile.tsx'

type ScannedKind = Exclude<ChannelKind, 'bankTransfer'>

const tiles: Readonly<Record<ScannedKind, { icon: IconNode; colour: string }>> = {
  promptPay: { icon: QrCode, colour: '#1f4f86' },
  trueMoney: { icon: Smartphone, colour: '#a94612' },
}

interface ChannelTileProps {
  readonly option: Pick<ChannelOption, 'bankId' | 'kind' | 'picture'>
}

/** The mark of a way to pay: its picture, or that of its bank or kind. */
export function ChannelTile({ option: { bankId, kind, picture } }: ChannelTileProps) {
  return kind === 'bankTransfer' ? (
    <BankTile id={bankId ?? ''} picture={picture} />
  ) : (
    <ProviderTile {...tiles[kind]} picture={picture} />
  )
}
