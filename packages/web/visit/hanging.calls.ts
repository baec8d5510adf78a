/** What is read of the calls that a world has had. */
interface Journal {
  readonly requests: () => Promise<
    readonly {
      readonly armed: string | null
      readonly givenUpAfterMs: number | null
      readonly path: string
    }[]
  >
}

/** How many calls there are that the server will never answer. */
export async function hangingCalls(control: Journal): Promise<number> {
  return (await hangingPaths(control)).length
}

/** How many of a page's own calls the server will never answer: those of another tab excuse none of them. */
export async function hangingAmong(
  control: Journal,
  addresses: readonly string[],
): Promise<number> {
  const hanging = await hangingPaths(control)
  return addresses.filter((address) => takeMatching(hanging, new URL(address).pathname)).length
}

/** Takes a call to this path out of those that hang, each of which is made by one page alone. */
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
