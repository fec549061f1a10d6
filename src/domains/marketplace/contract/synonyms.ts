/** Words with the same meaning in the shop's search. Administrators manage them; a Plaza begins with common words of shops. */
import * as z from 'zod'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_SYNONYM_LETTERS, MAX_SYNONYMS } from './synonym-limits.ts'

const id = idText(60)
const language = z.enum(['en', 'es', 'ar'])
/** Each word is found by all others. Several words may be one term: “record player”. */
const words = z.array(singleLineText(MAX_SYNONYM_LETTERS).min(1)).min(2).max(MAX_SYNONYMS)

const synonymGroup = z.object({ id, language, words: z.array(z.string()), version: recordVersion })

export const synonyms = {
  list: read('admin', '/admin/synonyms')
    .input(z.object({ language }))
    .output(z.object({ items: z.array(synonymGroup) })),
  add: write('admin', 'POST', '/admin/synonyms').input(z.object({ language, words })).output(synonymGroup),
  update: write('admin', 'PATCH', '/admin/synonyms/{id}')
    .input(z.object({ id, version: recordVersion, words }))
    .output(synonymGroup)
    .errors({ STALE: { status: 409, data: z.object({ current: synonymGroup }) } }),
  remove: write('admin', 'DELETE', '/admin/synonyms/{id}').input(z.object({ id })).output(z.object({})),
}

export type SynonymGroupView = z.infer<typeof synonymGroup>
