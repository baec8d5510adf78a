import { minute } from '@croupier/core/time'
import { ProblemError } from '../base/problem.ts'
import type { World } from '../world/world.ts'

const signInLifetime = 5 * minute

/** A member's account at the provider, whether it is linked to a site account or not. */
export const chatAccountOf = (username: string) => `line-${username}`

/**
 * Stands in for the provider of chat accounts: following the link counts as consent, and leads back to the site.
 * A visitor counts as the member whose name is in the link, or else as the first member with a linked account.
 * @param isEnglish whether they return to the English pages
 * @throws ProblemError (404) for a link that was not handed out or is too old
 */
export function answerChatProvider(world: World, ticket: string, isEnglish: boolean): Response {
  const consent = world.tickets.find('chatConsent', ticket)
  if (consent === null) {
    throw new ProblemError(404, {
      error: 'this link is used up, too old or made up',
      hint: 'GET <chat service>/api/authorize answers another one',
    })
  }
  world.tickets.use(ticket)
  const [action, username = ''] = consent.split(' ')
  return action === 'link'
    ? linkAccount(world, username, isEnglish)
    : sendBackToSignIn(world, username, isEnglish)
}

function linkAccount(world: World, username: string, isEnglish: boolean): Response {
  const member = world.members.find(username)
  if (member) world.members.put({ ...member, lineId: chatAccountOf(username) })
  return sendTo(isEnglish ? '/en' : '/')
}

function sendBackToSignIn(world: World, username: string, isEnglish: boolean): Response {
  const linked = world.members.all().filter(({ lineId }) => lineId !== null)
  const member = linked.find((candidate) => candidate.username === username) ?? linked[0]
  const ticket = world.tickets.issue('chatSignIn', member?.username ?? '', signInLifetime)
  return sendTo(`${isEnglish ? '/en' : ''}/loginLine?ticket=${ticket}`)
}

const sendTo = (path: string) => new Response(null, { status: 303, headers: { Location: path } })
