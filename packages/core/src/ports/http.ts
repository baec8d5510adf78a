/** The part of `fetch` that core uses. A browser's `fetch` and an in-process server both satisfy it. */
export type Http = (url: string, request: HttpRequest) => Promise<HttpResponse>

export interface HttpRequest {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string | FormData
  readonly signal?: AbortSignal
}

export interface HttpResponse {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}

/** A world without a network: every call is unreachable. */
export const noHttp: Http = () => Promise.reject(new Error('unreachable: there is no network here'))
