import { fromCallback, fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { readJson } from '../../base/text/json.ts'
import { writeCookie } from '../../kernel/cookies/cookies.ts'
import { type Query, readAddress } from '../../kernel/routing/address.ts'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { Services } from '../../kernel/services/services.ts'
import { visitorKey } from '../../kernel/storage/member.facts.ts'
import { chatCheckCall, chatSignInCall } from './chat.calls.ts'
import { type ChatServices, createFetchAddress, leaveForChat } from './chat-address.actors.ts'
import { type ChatLinkInput, chatLinkMachine } from './chat-link.machine.ts'
import { chatMark } from './chat-link.mark.ts'
import type { CheckResult } from './chat-link.rules.ts'
import { type ChatSignInInput, chatSignInMachine } from './chat-sign-in.machine.ts'
import type { ChatSignInResult } from './chat-sign-in.rules.ts'

type ChatLinkServices = ChatServices & Pick<Services, 'cookies'>

/** The chart of a chat account's link, with its actors and actions provided. */
export function createChatLinkFlow(
  services: ChatLinkServices,
  { username }: Pick<FlowStart, 'username'>,
) {
  const { api, cookies } = services
  const logic = chatLinkMachine.provide({
    actors: {
      check: fromPromise<CheckResult, { username: string }>(async ({ input, signal }) => {
        const answer = await api.call(chatCheckCall, input, { purpose: 'background', signal })
        switch (answer.kind) {
          case 'accepted':
            return { kind: 'linked' }
          case 'refused':
            return { kind: answer.refusal.meaning === 'maintenance' ? 'failed' : 'notLinked' }
          case 'failed':
            return { kind: 'failed' }
        }
      }),
      fetchAddress: createFetchAddress(services),
    },
    actions: {
      rememberLinked: () => writeCookie(cookies, 'line', { username, state: 'linked' }),
      rememberOpened: () => writeCookie(cookies, 'line', { username, state: 'opened' }),
      forgetChat: () => cookies.remove('line'),
      leaveForChat: () => leaveForChat(services),
    },
  })
  const input: ChatLinkInput = { username, hasReturned: chatMark(cookies, username) === 'opened' }
  return { logic, input }
}

const queryKey = visitorKey('chatSignIn')
const storedQuery = z.record(z.string(), z.string())

type ChatSignInServices = ChatServices & Pick<Services, 'storages'>

/** The chart of signing in with a chat account, with its actors and actions provided. */
export function createChatSignInFlow(services: ChatSignInServices) {
  const { api, credentials, navigation, storages } = services
  const { query, route } = readAddress(navigation.current())
  const isReturn = route !== 'login'
  const logic = chatSignInMachine.provide({
    actors: {
      exchange: fromPromise<ChatSignInResult>(async ({ signal }) => {
        const answer = await api.call(chatSignInCall, {}, { purpose: 'background', signal })
        switch (answer.kind) {
          case 'accepted':
            return { kind: 'accepted', username: answer.value.username }
          case 'refused':
            return { kind: 'refused', refusal: answer.refusal }
          case 'failed':
            return { kind: 'failed' }
        }
      }),
      fetchAddress: createFetchAddress(services),
      // Drops the ticket however the screen is left, even if the chart is stopped.
      guardSecrets: fromCallback(() => () => credentials.dropDraft('chat.ticket')),
    },
    actions: {
      leaveForChat: () => {
        storages.session.write(queryKey, JSON.stringify(isReturn ? readQuery(storages) : query))
        leaveForChat(services)
      },
    },
  })
  const input: ChatSignInInput = {
    isMember: credentials.hasSession(),
    hasTicket: credentials.draft('chat.ticket') !== '',
    isReturn,
    query: isReturn ? readQuery(storages) : query,
  }
  return { logic, input }
}

/** The query of the login page in this tab, which has the return address. */
function readQuery({ session }: Services['storages']): Query {
  const read = z.safeParse(storedQuery, readJson(session.read(queryKey)))
  return read.success ? read.data : {}
}
