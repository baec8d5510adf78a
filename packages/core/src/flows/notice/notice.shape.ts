import * as z from 'zod/mini'
import type { Notice } from './notice.ts'

/** The schema of a notice in the tab's storage. */
export const noticeShape: z.ZodMiniType<Notice> = z.object({
  id: z.string(),
  kind: z.enum(['promotion', 'bank', 'game', 'maintenance']),
  title: z.nullable(z.string()),
  paragraphs: z.array(z.string()),
  picture: z.nullable(z.string()),
  game: z.nullable(z.string()),
  link: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('page'),
        path: z.string(),
        query: z.record(z.string(), z.string()),
      }),
      z.object({ kind: z.literal('other'), address: z.string() }),
    ]),
  ),
  isOnce: z.boolean(),
  isForced: z.boolean(),
})
