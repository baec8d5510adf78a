import { chatContact } from '../seed/contact.ts'
import type { Handler } from './handler.ts'

/** The operator's contact by chat. */
export const getChatContact: Handler<'getChatContact'> = () => ({
  code: 0,
  result: { contact_id: chatContact.id, link: chatContact.link },
})
