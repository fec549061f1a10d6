/** Form values of a segment and their conversion to conditions. */
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import type { SegmentConditions, SegmentView } from '../../contract.ts'

export type Values = {
  name: string
  q: string
  stageId: string
  segment: string
  ownerId: string
  minScore: Typed
  maxScore: Typed
  createdSince: string
  linked: '' | 'yes' | 'no'
  /** Of a segment that the address of a company's list made; kept as it is. */
  companyId: string
}

export const EMPTY: Values = {
  name: '',
  q: '',
  stageId: '',
  segment: '',
  ownerId: '',
  minScore: null,
  maxScore: null,
  createdSince: '',
  linked: '',
  companyId: '',
}

export function toValues({ name, conditions }: Pick<SegmentView, 'name' | 'conditions'>): Values {
  const { linked, minScore = null, maxScore = null, ...texts } = conditions
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined))
  return { ...EMPTY, ...given, name, minScore, maxScore, linked: linked === undefined ? '' : linked ? 'yes' : 'no' }
}

/** Fields that the user never touched may be missing. */
export function toConditions(values: Partial<Values>): SegmentConditions {
  const { q, stageId, segment, ownerId, minScore, maxScore, createdSince, linked, companyId } = { ...EMPTY, ...values }
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(stageId && { stageId }),
    ...(segment.trim() && { segment: segment.trim() }),
    ...(ownerId && { ownerId }),
    ...(isGiven(minScore) && { minScore: Number(minScore) }),
    ...(isGiven(maxScore) && { maxScore: Number(maxScore) }),
    ...(createdSince && { createdSince }),
    ...(linked && { linked: linked === 'yes' }),
    ...(companyId && { companyId }),
  }
}

const isGiven = (typed: Typed) => typed !== null && typed !== ''
