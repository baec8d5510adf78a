/** A refusal on the wire. Real backends send only the code; the hint is for readers of the network log. */
export interface WireRefusal {
  readonly code: number
  readonly message: string
  readonly hint?: string
}

/**
 * Refusals by their meaning, with the codes of the contract.
 * @param codes a context of the contract
 * @param messages the messages of the refusals that this server uses
 */
export function refusalsOf<Meaning extends string, Given extends Meaning>(
  codes: Readonly<Record<number, Meaning>>,
  messages: Readonly<Record<Given, string>>,
): (meaning: Given, hint?: string) => WireRefusal {
  return (meaning, hint) => {
    for (const [code, name] of Object.entries(codes)) {
      if (name !== meaning) continue
      return { code: Number(code), message: messages[meaning], ...(hint ? { hint } : {}) }
    }
    throw new Error(`the contract has no code for ${meaning}`)
  }
}
