import type { Satang } from '../../src/base/money/satang.ts'
import type { EndpointName, WireAnswer } from '../../src/wire/contract/endpoints.ts'
import type { SiteCallName, SiteCallValue } from '../all-calls.ts'

/** The value of an accepted answer; for a call that no page makes, the answer by the contract. */
export type ValueOf<Name extends EndpointName> = Name extends SiteCallName
  ? SiteCallValue<Name>
  : WireAnswer<Name>

/** The amounts of one entry; null means no money. */
export type Amounts = readonly (number | string | null)[]

/** An object on the wire. */
export type WireFields = Readonly<Record<string, unknown>>

/** The money in an answer, or in each entry of one of its lists. */
export interface Money<Value> {
  /** The path of the fields: `result`, `result.list[]`. */
  readonly at: string
  /** The names of the fields on the wire. */
  readonly fields: readonly string[]
  /** What the fields state, in the order of their names; null where nothing may be shown. */
  says(wire: WireFields): Amounts | null
  /** The amounts that were read, for each entry. */
  read(value: Value): readonly Amounts[]
}

/** How the lists and the money of a call's answer are read. */
interface Row<Value, Moneys> {
  /** The entries that were read from a list, by the path of the list on the wire: `result.list`. */
  readonly lists: Readonly<Record<string, (value: Value) => readonly unknown[]>>
  /** What was read besides the lists, if anything. */
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

/** The type requires a call whose value contains money to state where the money comes from. */
export type ReadingRow<Name extends EndpointName> = Row<
  ValueOf<Name>,
  true extends HoldsMoney<ValueOf<Name>> ? SomeMoney<ValueOf<Name>> : AnyMoney<ValueOf<Name>>
>

/** A row in the form that the checks use. */
export type AnyReadingRow<Name extends EndpointName> = Row<ValueOf<Name>, AnyMoney<ValueOf<Name>>>
