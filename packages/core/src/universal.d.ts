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

declare class Headers implements Iterable<[string, string]> {
  constructor(init?: Record<string, string> | Headers)
  get(name: string): string | null
  [Symbol.iterator](): IterableIterator<[string, string]>
}

interface Request {
  readonly url: string
}

interface RequestInit {
  method?: string
  headers?: Record<string, string> | Headers
  body?: string | FormData | null
  signal?: AbortSignal | null
}

interface ResponseInit {
  status?: number
  headers?: Record<string, string>
}

declare class Response {
  constructor(text: string | null, init?: ResponseInit)
  readonly status: number
  readonly headers: Headers
  text(): Promise<string>
}

declare function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
