import type { Satang } from '../../src/base/money/satang.ts'
import type { EndpointName, WireAnswer } from '../../src/wire/contract/endpoints.ts'
import type { SiteCallName, SiteCallValue } from '../all-calls.ts'

/** What an accepted answer is read as; of a call that no page makes, the answer by the contract. */
export type ValueOf<Name extends EndpointName> = Name extends SiteCallName
  ? SiteCallValue<Name>
  : WireAnswer<Name>

/** Amounts of one entry that belong together; null is no money. */
export type Amounts = readonly (number | string | null)[]

/** An object on the wire. */
export type WireFields = Readonly<Record<string, unknown>>

/** Money of an answer, or of each entry of a list of it. */
export interface Money<Value> {
  /** Where the fields stand: `result`, `result.list[]`. */
  readonly at: string
  /** The fields, by their names on the wire. */
  readonly fields: readonly string[]
  /** What the fields say, in the order of their names; null where nothing may be shown by them. */
  says(wire: WireFields): Amounts | null
  /** The amounts that were read, of each entry. */
  read(value: Value): readonly Amounts[]
}

/** What becomes of the lists and the money of a call's answer. */
interface Row<Value, Moneys> {
  /** The entries that a list was read as, by the place of the list on the wire: `result.list`. */
  readonly lists: Readonly<Record<string, (value: Value) => readonly unknown[]>>
  /** What else was read, where there is anything. */
  beside?(value: Value): unknown
  readonly money: Moneys
}

/** Whether there is money anywhere in a value. */
type HoldsMoney<Value> = Value extends Satang
  ? true
  : Value extends readonly (infer Entry)[]
    ? HoldsMoney<Entry>
    : Value extends object
      ? { [Key in keyof Value]: HoldsMoney<Value[Key]> }[keyof Value]
      : false

type AnyMoney<Value> = readonly Money<Value>[]
type SomeMoney<Value> = readonly [Money<Value>, ...Money<Value>[]]

/** A call whose value holds money has to say where it comes from, by its type. */
export type ReadingRow<Name extends EndpointName> = Row<
  ValueOf<Name>,
  true extends HoldsMoney<ValueOf<Name>> ? SomeMoney<ValueOf<Name>> : AnyMoney<ValueOf<Name>>
>

/** A row as the checks take it. */
export type AnyReadingRow<Name extends EndpointName> = Row<ValueOf<Name>, AnyMoney<ValueOf<Name>>>
