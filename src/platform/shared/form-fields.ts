/**
 * The fields of a form, derived from the JSON schema of an operation's input. Contracts need zod, which is too large for the
 * browser, so the fields are computed when Plaza is built (web/form-fields.vite.ts).
 */
export type FieldKind =
  | 'text'
  | 'lines'
  | 'email'
  | 'url'
  | 'number'
  | 'money'
  | 'choice'
  | 'choices'
  | 'words'
  | 'switch'
  | 'date'
  | 'moment'

export type FieldShape = {
  /** The path in the operation's input, such as `shippingAddress.city`. */
  path: string
  kind: FieldKind
  /** Must be filled in. */
  required: boolean
  /** An empty field is sent as null; without this flag it is not sent. */
  nullable?: true
  minLength?: number
  maxLength?: number
  min?: number
  max?: number
  whole?: true
  /** The minimum and maximum number of items of a list. */
  least?: number
  most?: number
  options?: string[]
  initial?: unknown
  /** The amount is a plain integer of minor units in the base currency. */
  minor?: true
}

export type JsonSchema = {
  type?: string
  format?: string
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
}

/** A text with a higher length limit gets a multi-line field. */
const MAX_SINGLE_LINE_LENGTH = 250

/** Returns the fields in the contract's order. Inputs without a matching field, such as a list of objects, are left to the screen. */
export function toFormFields(schema: JsonSchema, prefix = '', asked = true): FieldShape[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = prefix + name
    const required = asked && (schema.required?.includes(name) ?? false)
    const { inner, nullable } = unwrapNullable(property)
    if (inner.type === 'object' && !isMoney(inner)) return toFormFields(inner, `${path}.`, required)
    const kind = fieldKindFor(name, inner)
    if (!kind) return []
    const limits = { ...toFieldLimits(inner), ...(nullable && { nullable: true as const }) }
    const initial = property.default === undefined ? {} : { initial: property.default }
    return [
      {
        path,
        kind,
        required: required && !nullable && !isFreeText(kind, inner) && kind !== 'switch',
        ...limits,
        ...initial,
        ...minorUnitFlag(name, kind),
      },
    ]
  })
}

function unwrapNullable(schema: JsonSchema): { inner: JsonSchema; nullable: boolean } {
  const real = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const [only] = real
  return only && real.length === 1 && schema.anyOf ? { inner: only, nullable: schema.anyOf.length > 1 } : { inner: schema, nullable: false }
}

function fieldKindFor(name: string, { type, format, enum: values, items, maxLength = 0, properties }: JsonSchema): FieldKind | null {
  if (properties) return 'money'
  if (values) return values.every((value) => typeof value === 'string') ? 'choice' : null
  if (type === 'boolean') return 'switch'
  if (type === 'integer' || type === 'number') return /Minor$/.test(name) ? 'money' : 'number'
  if (type === 'array') return items?.enum ? 'choices' : items?.type === 'string' ? 'words' : null
  if (type !== 'string') return null
  if (format === 'email') return 'email'
  if (format === 'uri') return 'url'
  if (format === 'date') return 'date'
  if (format === 'date-time') return 'moment'
  return maxLength > MAX_SINGLE_LINE_LENGTH ? 'lines' : 'text'
}

const isMoney = ({ properties }: JsonSchema) => properties !== undefined && 'amountMinor' in properties && 'currency' in properties

/** A text or list that must be sent but may be empty is not a required field. */
function isFreeText(kind: FieldKind, { minLength = 0, minItems = 0 }: JsonSchema): boolean {
  if (kind === 'words' || kind === 'choices') return minItems === 0
  return (kind === 'text' || kind === 'lines') && minLength === 0
}

function minorUnitFlag(name: string, kind: FieldKind): { minor?: true } {
  return kind === 'money' && /Minor$/.test(name) ? { minor: true } : {}
}

function toFieldLimits(schema: JsonSchema): Partial<FieldShape> {
  const { type, minLength, minItems, maxItems, items, properties, exclusiveMinimum } = schema
  const { minimum, maximum } = properties?.['amountMinor'] ?? schema
  const whole = type === 'integer' || properties !== undefined
  const maxLength = schema.maxLength ?? (items?.type === 'string' && !items.enum ? items.maxLength : undefined)
  const options = (schema.enum ?? items?.enum)?.filter((value) => typeof value === 'string')
  const lowest = minimum ?? (exclusiveMinimum !== undefined && whole ? exclusiveMinimum + 1 : exclusiveMinimum)
  return {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(lowest !== undefined && Number.isFinite(lowest) && lowest > Number.MIN_SAFE_INTEGER && { min: lowest }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
    ...(type === 'integer' && { whole: true as const }),
    ...(minItems !== undefined && { least: minItems }),
    ...(maxItems !== undefined && { most: maxItems }),
    ...(options && { options }),
  }
}
