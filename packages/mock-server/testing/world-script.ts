import { createSeededRandom } from '@croupier/core/ports'
import { minute } from '@croupier/core/time'
import { type openTestWorld, qrQuery } from './test-world.ts'

type OpenWorld = ReturnType<typeof openTestWorld>

/** What somebody does in one world, drawn by a seed: always the same for the same seed. */
export function createWorldScript(world: OpenWorld, seed: number) {
  const random = createSeededRandom(seed)
  const below = (limit: number) => Math.floor(random.fraction() * limit)
  const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[below(items.length)] ?? items[0]
  const { call, control } = world
  const heard: unknown[] = []
  const open: Promise<unknown>[] = []
  let token = ''
  let poll: Readonly<Record<string, string>> = {}
  let last = ''
  let phones = 0

  /** Keeps what was answered, or that nothing was. */
  const hear = async (answer: Promise<{ status: number; text: string }>) => {
    const told = await answer.then(
      ({ status, text }) => [status, text],
      (error: unknown) => String(error),
    )
    heard.push(told)
  }
  const member = () => oneOf(['demo', 'onechannel'])

  const deeds = {
    signIn: async () => {
      const password = oneOf(['demo1234', 'demo1234', 'wrong'])
      const answer = await call('login', { body: { username: member(), password } })
      heard.push(answer.text)
      token = answer.json().result?.access_token ?? token
    },
    askForCode: () => {
      const phone = `08${String(10_000_000 + seed * 100 + phones)}`
      phones += below(2)
      return hear(call('requestOtp', { body: { phone, purpose: oneOf(['register', 'forgot']) } }))
    },
    createQr: async () => {
      const answer = await call('createQr', { token, query: qrQuery(String(100 + below(500))) })
      heard.push(answer.text)
      const made = answer.text === '' ? {} : answer.json()
      if (answer.status !== 200 || made.result?.id === undefined) return
      last = made.result.id
      const { token: key, x_debug_key } = made
      poll = {
        action: 'is_deposit',
        id: last,
        token: String(key),
        x_debug_key: String(x_debug_key),
      }
    },
    poll: () => hear(call('pollQr', { token, query: poll })),
    pay: () => change({ action: 'pay' }),
    payPart: () => change({ action: 'payPart', amount: 10 + below(50) }),
    expire: () => change({ action: 'expire' }),
    withdraw: () => hear(call('withdraw', { token, body: { balance: 100 + below(400) } })),
    history: () => hear(call('getHistory', { token })),
    balance: () => hear(call('getCredit', { token })),
    arm: () => control.arm(oneOf(['login.1007', 'balance.0', 'register.6005'])),
    disarm: async () => void heard.push(await control.disarm()),
    fault: () => control.fault(oneOf(['getCredit', 'withdraw']), oneOf(['reset', 'http', 'empty'])),
    slowCall: async () => {
      await control.fault('getProfile', 'slow', { delayMs: 1 + below(4_000) })
      open.push(hear(call('getProfile', { token })))
    },
    advance: () => control.advance(below(3 * minute)),
    freeze: () => control.freeze(),
    thaw: () => control.thaw(),
    goBack: () => control.resetClock(),
    maintenance: () => control.maintenance(random.fraction() < 0.3),
    putMember: () =>
      control.putMember({ username: oneOf(['demo', `friend${seed}`]), balance: below(90_000) }),
    changeSite: () => control.changeSite({ title: `Site ${below(100)}` }),
  }

  async function change(body: unknown): Promise<void> {
    heard.push(await world.raw(`/__mock/payments/${last || 'none'}`, body))
  }

  const names = Object.values(deeds)
  return {
    heard,
    /** So many deeds. Calls that take time stay open. */
    act: async (times: number) => {
      for (let done = 0; done < times; done += 1) {
        // So that worlds are not always at the same deed.
        for (let rest = below(8); rest > 0; rest -= 1) await Promise.resolve()
        await names[below(names.length)]?.()
      }
    },
    finish: () => Promise.all(open.splice(0)),
  }
}
