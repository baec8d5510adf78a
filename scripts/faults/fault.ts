/** The charts that faults are planted in, with their rules and their actors. */
export type FaultyChart =
  | 'deposit'
  | 'creditWatch'
  | 'qrPayment'
  | 'session'
  | 'usdtDeposit'
  | 'withdraw'
  | 'withdrawLock'

/** A mistake that a tired engineer could make, to see whether a test notices. */
export interface Fault {
  /** In kebab-case, as it is asked for on the command line. */
  readonly id: string
  readonly chart: FaultyChart
  /** From the repository's root. */
  readonly file: string
  /** The text that is replaced; the file has it exactly once. */
  readonly text: string
  readonly replacement: string
  /** What a member would suffer, in one sentence. */
  readonly harm: string
}

/** The text of a fault is gone from its file, or is there more than once. */
export class StaleFault extends Error {
  constructor({ id, file }: Fault, count: number) {
    super(
      `stale fault '${id}': its text occurs ${count} times in ${file}, not once; ` +
        'bring it up to date in scripts/faults',
    )
    this.name = 'StaleFault'
  }
}

/**
 * The code of a fault's file, with the fault.
 * @throws StaleFault unless the fault's text occurs exactly once
 */
export function plantInto(code: string, fault: Fault): string {
  const parts = code.split(fault.text)
  if (parts.length !== 2) throw new StaleFault(fault, parts.length - 1)
  return parts.join(fault.replacement)
}
