import type { EngineTab } from './engine.ts'
import type { HeldPage } from './page/held.page.ts'

/** Calls the script in the page of a tab. */
export type Ask = <Name extends keyof HeldPage>(
  name: Name,
  ...args: Parameters<HeldPage[Name]>
) => Promise<Awaited<ReturnType<HeldPage[Name]>>>

export function askIn(tab: EngineTab): Ask {
  return (name, ...args) => tab.run(`window.held.${name}(...${JSON.stringify(args)})`)
}
