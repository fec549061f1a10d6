/** Attributes in product files. Pure: no database, no clock. */
import { type AttributeValue, MAX_ATTRIBUTE_NUMBER, MAX_ATTRIBUTE_TEXT, type ProductAttributes } from '#domains/catalog/contract.ts'
import type { Attribute } from '#domains/catalog/server/index.ts'
import { CellRejected, singleLine } from '#platform/server/import-columns.ts'
import { ATTRIBUTE_PREFIX } from '../../contract/file-columns.ts'
import type { RowProblem } from '../../contract.ts'
import type { ProductRow } from './group-rows.rules.ts'

/** Null: an empty cell, which removes the value. */
type Said = Record<string, AttributeValue | null>

const YES = ['yes', 'true', '1', 'sí', 'si', 'نعم']
const NO = ['no', 'false', '0', 'لا']

/** The cell of a value; the import reads the same value of it. */
export function attributeCell(value: AttributeValue | undefined): string | number | null {
  if (value === undefined) return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(', ') : value
}

/** The values of a row by the key of their attribute, and every problem of its cells. */
export function readAttributeCells(attributes: readonly Attribute[], { line, more }: ProductRow): { values: Said; problems: RowProblem[] } {
  const values: Said = {}
  const problems: RowProblem[] = []
  for (const [field, cell] of Object.entries(more)) {
    const key = field.slice(ATTRIBUTE_PREFIX.length)
    try {
      values[key] =
        cell === ''
          ? null
          : readCell(
              attributes.find((each) => each.key === key),
              cell,
            )
    } catch (error) {
      if (!(error instanceof CellRejected)) throw error
      problems.push({ line, field, rule: error.rule, params: error.params })
    }
  }
  return { values, problems }
}

/** The first row that has a value decides. */
export function mergeAttributes(rows: readonly Said[], before: ProductAttributes): ProductAttributes {
  // Of equal keys the last entry stays.
  const said = Object.fromEntries(rows.toReversed().flatMap((row) => Object.entries(row)))
  const values = Object.entries({ ...before, ...said })
  return Object.fromEntries(values.filter((entry): entry is [string, AttributeValue] => entry[1] !== null))
}

function readCell(attribute: Attribute | undefined, cell: string): AttributeValue {
  if (attribute === undefined) throw new CellRejected('unknownAttribute')
  if (attribute.type === 'text') return singleLine(MAX_ATTRIBUTE_TEXT)(cell)
  if (attribute.type === 'number') return readNumber(cell)
  return attribute.type === 'boolean' ? readYesOrNo(cell) : readChoices(attribute, cell)
}

function readNumber(cell: string): number {
  const plain = cell.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)).replace('\u066b', '.')
  if (!/^\d{1,10}(\.\d{1,3})?$/.test(plain) || Number(plain) > MAX_ATTRIBUTE_NUMBER) throw new CellRejected('attributeNumber')
  return Number(plain)
}

function readYesOrNo(cell: string): boolean {
  const plain = cell.toLowerCase()
  if (!YES.includes(plain) && !NO.includes(plain)) throw new CellRejected('attributeBoolean')
  return YES.includes(plain)
}

/** Choices by their value, or by their name in any language. */
function readChoices({ choices }: Attribute, cell: string): string[] {
  const find = (written: string) => {
    const plain = written.toLowerCase()
    return choices.find(({ value, names }) => [value, ...Object.values(names)].some((name) => name.toLowerCase() === plain))
  }
  const parts = find(cell) ? [cell] : cell.split(/[,،;]/).flatMap((part) => part.trim() || [])
  return [
    ...new Set(
      parts.map((part) => {
        const choice = find(part)
        if (!choice) throw new CellRejected('attributeChoice', { choice: part })
        return choice.value
      }),
    ),
  ]
}
