import { filterTexts } from '#domains/reports/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'

/**
 * Fails with TEXT_REFUSED, which names the fields, also for words that would be held back elsewhere: the texts of a group are seen at once.
 */
export async function filterGroup(ctx: MemberContext, texts: Readonly<Record<string, string | string[]>>): Promise<void> {
  if ((await filterTexts(ctx, Object.values(texts).flat())) === 'ok') return
  const paths: string[] = []
  for (const [path, text] of Object.entries(texts)) if ((await filterTexts(ctx, [text].flat())) !== 'ok') paths.push(path)
  // Links are counted over all fields: then none of them is to blame alone.
  if (paths.length === 0) paths.push('description')
  throw new Failure('TEXT_REFUSED', { fields: paths.map((path) => ({ path, rule: 'refused', params: {} })) })
}
