/** Attributes for administrators, and what their commands share. */
import { isDeepStrictEqual } from 'node:util'
import { attributeChanged } from '#events/catalog.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { AttributeFields, AttributeType, ManagedAttribute } from '../../contract.ts'
import {
  loadManagedAttributes,
  type ManagedAttributeRow,
  type Names,
  replaceCategories,
  replaceChoices,
  upsertAttribute,
} from './attributes.sql.ts'
import { brokenAttributeRules, withoutOthers, written } from './choices.rules.ts'
import { optionKeysOf } from './values.rules.ts'

export async function listAttributes(db: Db): Promise<{ items: ManagedAttribute[] }> {
  return { items: (await loadManagedAttributes(db)).map(toManagedAttribute) }
}

export function requireAttribute(known: readonly ManagedAttributeRow[], key: string): ManagedAttributeRow {
  const found = known.find((attribute) => attribute.key === key)
  if (!found) throw notFound()
  return found
}

type Saved = { key: string; type: AttributeType; position: number; version: number; fields: AttributeFields }

/** Writes all fields and returns the saved attribute. Fails with INVALID_INPUT. */
export async function saveAttribute(tx: Tx, { key, type, position, version, fields }: Saved): Promise<ManagedAttribute> {
  const { names, facet, searchable, categories } = fields
  const { choices, unit } = withoutOthers({ ...fields, type })
  const broken = brokenAttributeRules({ type, facet }, choices)
  if (broken.length > 0) throw new Failure('INVALID_INPUT', { fields: broken })
  await upsertAttribute(tx.db, { key, type, names: written(names), unit, facet, searchable, position, version })
  await replaceChoices(tx.db, key, choices)
  await replaceCategories(tx.db, key, categories)
  return toManagedAttribute(requireAttribute(await loadManagedAttributes(tx.db), key))
}

type ListedAttribute = Pick<ManagedAttribute, 'key' | 'names' | 'unit' | 'facet' | 'searchable' | 'choices'>

/** What listings depend on. */
const listedAs = ({ names, unit, facet, searchable, choices }: ListedAttribute) => ({ names, unit, facet, searchable, choices })

type AuditAction = 'catalog.attributeAdded' | 'catalog.attributeUpdated' | 'catalog.attributeDeleted'

/** `before` and `after` are the attribute as products were and are listed. */
export async function recordAttributeChange(
  tx: Tx,
  ctx: AdminContext,
  action: AuditAction,
  key: string,
  { before = null, after = null }: { before?: ListedAttribute | null; after?: ListedAttribute | null },
): Promise<void> {
  const isListedAnew = !isDeepStrictEqual(before && listedAs(before), after && listedAs(after))
  const optionKeys = [before, after].flatMap((one) => (one ? optionKeysOf(one) : []))
  publish(tx, attributeChanged({ key, optionKeys: isListedAnew ? [...new Set(optionKeys)] : [] }))
  await recordAudit(tx, { actor: ctx.userId, action, resource: { type: 'attribute', id: key }, client: ctx.client })
}

const inAllLanguages = ({ en = '', es = '', ar = '' }: Names) => ({ en, es, ar })

export function toManagedAttribute({ names, unit, choices, ...row }: ManagedAttributeRow): ManagedAttribute {
  return {
    ...row,
    names: inAllLanguages(names),
    unit: inAllLanguages(unit),
    choices: choices.map((choice) => ({ value: choice.value, names: inAllLanguages(choice.names) })),
  }
}
