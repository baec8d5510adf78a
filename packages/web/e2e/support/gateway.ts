import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

const badGateway = 'HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

/** A proxy between a page and the server that can fail. */
export interface Gateway {
  readonly origin: string
  /** Aborts everything in flight and answers everything else with status 502. */
  fail(): void
  mend(): void
  close(): Promise<void>
}

/** Opens a gateway to a server. @param target the origin of the server */
export async function openGateway(target: string): Promise<Gateway> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isFailing = false

  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((incoming) => {
    keep(incoming)
    if (isFailing) return void incoming.end(badGateway)
    const outgoing = connect(Number(port), hostname)
    keep(outgoing)
    incoming.pipe(outgoing).pipe(incoming)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the gateway has no port')

  return {
    origin: `http://localhost:${address.port}`,
    fail: () => {
      isFailing = true
      endAll()
    },
    mend: () => {
      isFailing = false
      endAll()
    },
    close: async () => {
      endAll()
      server.close()
      await once(server, 'close')
    },
  }
}
