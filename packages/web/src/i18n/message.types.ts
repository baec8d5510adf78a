import type { Satang } from '@croupier/core/money'
import type { Area, areas } from './catalogue.areas.ts'
import type en from './en.json'

/** Every message there is. */
export type MessageId = keyof typeof en

type Matching<Prefix extends string> = Prefix extends `${string}.` ? `${Prefix}${string}` : Prefix

/** The messages of the given areas. */
export type MessageIdOf<Areas extends Area> = Extract<
  MessageId,
  Matching<(typeof areas)[Areas][number]>
>

/** Money is given in satang and shown in baht; an instant is shown as its day and time in Bangkok, or its time alone. */
export type MessageValue =
  | string
  | number
  | { readonly satang: Satang }
  | { readonly instant: number }
  | { readonly timeOfDay: number }

export type MessageValues = Readonly<Record<string, MessageValue>>

/** A message that a rule returns in place of a text. */
export interface MessageReference {
  readonly id: MessageId
  readonly values?: MessageValues
}
