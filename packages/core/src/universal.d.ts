// The few globals that every host of core has (browsers and Node). Core is compiled without the DOM
// library and without Node's types, so anything that is not listed here does not compile.

interface AbortSignal {
  readonly aborted: boolean
  readonly reason: unknown
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

declare class AbortController {
  readonly signal: AbortSignal
  abort(reason?: unknown): void
}

declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(init?: string | Record<string, string>)
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  append(name: string, value: string): void
  delete(name: string): void
  [Symbol.iterator](): IterableIterator<[string, string]>
  toString(): string
}

declare class URL {
  constructor(url: string, base?: string)
  readonly origin: string
  readonly protocol: string
  readonly hostname: string
  readonly username: string
  readonly password: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly searchParams: URLSearchParams
  toString(): string
}

declare class TextEncoder {
  encode(text: string): Iterable<number>
}

declare class TextDecoder {
  constructor(encoding: string, options: { fatal: boolean })
  decode(bytes: Uint8Array): string
}

declare function btoa(bytes: string): string
declare function atob(base64: string): string

declare class FormData {
  append(name: string, value: string): void
}

interface Headers {
  get(name: string): string | null
}

interface Request {
  readonly url: string
}

interface RequestInit {
  method?: string
  headers?: Record<string, string>
  body?: string | FormData | null
  signal?: AbortSignal | null
}

interface Response {
  readonly status: number
  readonly headers: Headers
  text(): Promise<string>
}
