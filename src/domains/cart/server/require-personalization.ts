import type { SaleVariant } from '#domains/catalog/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import { linkFiles } from '#platform/server/files/orphaned-files.ts'
import type { Tx } from '#platform/server/transact.ts'
import { type PersonalProblem, type PersonalValue, personalProblems } from '../../catalog/contract.ts'
import { claimPictures } from './pictures/pictures.sql.ts'
import { UNUSED_PICTURE_MS } from './pictures/receive-picture.ts'

type Fields = Pick<SaleVariant, 'personalization'>
type Owner = { owner: string /** Also pictures of orders, which somebody else may have sent. */; ordered?: boolean }

/** Throws INVALID_INPUT, which names each field and what is allowed, unless the product can be made with these values. */
export async function requirePersonalization(tx: Tx, who: Owner, fields: Fields, values: readonly PersonalValue[]): Promise<void> {
  const problems = await findPersonalProblems(tx, who, fields, values)
  if (problems.length === 0) return
  throw new Failure('INVALID_INPUT', { fields: problems.map(({ id, ...problem }) => ({ path: `personalization.${id}`, ...problem })) })
}

/** What is wrong with the values. If nothing is, their pictures are the line's from now on. */
export async function findPersonalProblems(
  tx: Tx,
  { owner, ordered = false }: Owner,
  { personalization: fields }: Fields,
  values: readonly PersonalValue[],
): Promise<PersonalProblem[]> {
  const problems = personalProblems(fields, values)
  const images = values.filter(({ id }) => fields.some((field) => field.id === id && field.type === 'image'))
  if (problems.length > 0 || images.length === 0) return problems
  const ids = images.map(({ value }) => value)
  const since = new Date(tx.now.getTime() - UNUSED_PICTURE_MS)
  const claimed = await claimPictures(tx.db, ids, { owner, ordered, since, now: tx.now })
  await linkFiles(
    tx,
    claimed.flatMap(({ key, first }) => (first ? [key] : [])),
  )
  return images.flatMap(({ id, value }) =>
    claimed.some((picture) => picture.id === value) ? [] : [{ id, rule: 'pictureGone', params: {} }],
  )
}
