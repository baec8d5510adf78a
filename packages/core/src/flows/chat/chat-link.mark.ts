import type { Cookies } from '../../base/ports/cookies.ts'
import { readLineCookie } from '../../kernel/cookies/cookies.ts'

/** What the cookie says about a member's chat account, before the server is asked [SESS-19]. */
export function chatMark(cookies: Cookies, username: string): 'opened' | 'linked' | null {
  const mark = readLineCookie(cookies)
  return mark?.username === username ? mark.state : null
}
