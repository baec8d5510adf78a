import type { Fault } from './fault.ts'

const folder = 'packages/core/src/flows/usdt'

/** Faults in the chart of a USDT deposit and in the rules of addresses. */
export const usdtFaults: readonly Fault[] = [
  {
    id: 'address-of-any-chain',
    area: 'usdt',
    file: `${folder}/usdt-network.rules.ts`,
    code: 'return bytes.length === tronLength && bytes[0] === tronPrefix',
    replacement: 'return bytes.length === tronLength',
    harm: 'The site shows a Bitcoin address as a Tron address, and coins sent there are lost.',
  },
  {
    id: 'checksum-of-letters-ignored',
    area: 'usdt',
    file: `${folder}/usdt-network.rules.ts`,
    code: 'digits === digits.toUpperCase() || digits === mixedCase(lower)',
    replacement: 'mixedCase(lower).toLowerCase() === lower',
    harm: 'An address with a wrong letter passes, and coins sent there are lost.',
  },
  {
    id: 'wrong-address-offered',
    area: 'usdt',
    file: `${folder}/usdt-option.rules.ts`,
    code: 'return option.problem === null',
    replacement: "return option.problem !== 'missingRate'",
    harm: 'Members can choose an address that failed its check.',
  },
  {
    id: 'credit-never-told',
    area: 'usdt',
    file: `${folder}/usdt-deposit.machine.ts`,
    code: "after: { balanceInterval: { target: 'seen', reenter: true, actions: 'askBalance' } },",
    replacement: "after: { balanceInterval: { target: 'seen', reenter: true } },",
    harm: 'A member who waits at the address never sees the coins arrive.',
  },
]
