/** The part of a world's journal that is read here. */
interface Journal {
  readonly requests: () => Promise<
    readonly {
      readonly armed: string | null
      readonly givenUpAfterMs: number | null
      readonly path: string
    }[]
  >
}

/** How many calls the server will never answer. */
export async function hangingCalls(control: Journal): Promise<number> {
  return (await hangingPaths(control)).length
}

/** How many of a page's own calls the server will never answer; calls of another tab do not count. */
export async function hangingAmong(
  control: Journal,
  addresses: readonly string[],
): Promise<number> {
  const hanging = await hangingPaths(control)
  return addresses.filter((address) => takeMatching(hanging, new URL(address).pathname)).length
}

/** Removes a call to this path from the hanging ones, since each belongs to one page only. */
function takeMatching(hanging: string[], pathname: string): boolean {
  const index = hanging.findIndex((path) => pathname.endsWith(path))
  return index >= 0 && hanging.splice(index, 1).length > 0
}

async function hangingPaths(control: Journal): Promise<string[]> {
  const calls = await control.requests()
  return calls
    .filter((call) => call.armed === 'fault.hang' && call.givenUpAfterMs === null)
    .map(({ path }) => path)
}
