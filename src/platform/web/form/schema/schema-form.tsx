/** A form generated from the fields of its operation: `import fields from 'virtual:form-fields/hr.employees.create'`. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldShape } from '#platform/shared/form-fields.ts'
import type { Operation } from '../../operation.ts'
import { Form, FormEnd } from '../form.tsx'
import { useEditForm } from '../use-edit-form.tsx'
import { type OperationForm, useOperationForm } from '../use-operation-form.ts'
import { SchemaField } from './schema-field.tsx'
import { initialValues, type SchemaValues, toInput } from './schema-values.ts'

type Shared<Input, Reply> = {
  fields: readonly FieldShape[]
  operation: Operation<Input, Reply>
  /**
   * The translation prefix: `<words>.field.<path>` is a label; `.hint.`, `.option.<path>.<value>`, `.rule.` and `.failure.` are the other
   * texts.
   */
  words: string
  /** The button label. */
  submit: string
  /** Input sent without a field, such as ids. */
  fixed?: Partial<Input>
  /** The paths to show, in this order; all by default. */
  only?: readonly string[]
  /** Overrides the control of a field, for example several lines for a short text. */
  kinds?: Readonly<Record<string, FieldShape['kind']>>
  /** The field of a failure, by its code. */
  marks?: Partial<Record<string, string>>
  onDone?: (reply: Reply) => unknown
  /** One of several forms on the page. */
  inline?: boolean
  /** The name of the draft: the operation and, for one of several records, its id. */
  draft: string | null
}

type CreateProps<Input, Reply> = Shared<Input, Reply> & { begin?: SchemaValues }

/** Creates a record. */
export function CreateForm<Input, Reply>(props: CreateProps<Input, Reply>) {
  const { operation, words, marks, fixed, onDone, begin, draft } = props
  const shapes = selectShapes(props)
  const form = useOperationForm<SchemaValues, Input, Reply>({
    operation,
    words,
    draft,
    guarded: true,
    defaults: initialValues(shapes, begin),
    input: (values) => toInput(shapes, values, fixed as SchemaValues) as Input,
    ...(marks && { marks }),
    ...(onDone && { onDone }),
  })
  return <Body {...props} shapes={shapes} form={form} />
}

type EditProps<Input, Reply> = Shared<Input, Reply> & { record: Reply & { version: number } }

/** Edits a record that has a `version` and a STALE failure with both versions. */
export function EditForm<Input, Reply extends { version: number }>(props: EditProps<Input, Reply>) {
  const { operation, words, marks, fixed, onDone, record, draft } = props
  const { t } = useTranslation()
  const shapes = selectShapes(props)
  const form = useEditForm<SchemaValues, Input, Reply>({
    operation,
    words,
    record,
    draft,
    guarded: true,
    valuesOf: (view) => initialValues(shapes, view),
    input: (values, version) => toInput(shapes, values, { ...fixed, version }) as Input,
    labelOf: (path) => t(`${words}.field.${path}`),
    show: (path, value) => {
      const chosen = shapes.find((shape) => shape.path === path)?.options?.find((option) => option === value)
      return chosen === undefined ? null : t(`${words}.option.${path}.${chosen}`)
    },
    ...(marks && { marks }),
    ...(onDone && { onDone }),
  })
  return <Body {...props} shapes={shapes} form={form} notice={form.notice} />
}

type BodyProps = {
  shapes: readonly FieldShape[]
  form: OperationForm<SchemaValues>
  words: string
  submit: string
  inline?: boolean
  notice?: ReactNode
}

function Body({ shapes, form, words, submit, inline = false, notice }: BodyProps) {
  return (
    <Form form={form} className="space-y-5">
      {shapes.map((shape) => (
        <SchemaField key={shape.path} form={form} shape={shape} words={words} />
      ))}
      <FormEnd form={form} submit={submit} inline={inline} notice={notice} />
    </Form>
  )
}

function selectShapes({
  fields,
  only,
  fixed = {},
  kinds = {},
}: Pick<Shared<object, unknown>, 'fields' | 'only' | 'kinds'> & { fixed?: object }) {
  const asked = fields.filter(({ path }) => path !== 'version' && !(path in fixed) && (only?.includes(path) ?? true))
  const ordered = only ? asked.toSorted((one, other) => only.indexOf(one.path) - only.indexOf(other.path)) : asked
  return ordered.map((shape) => ({ ...shape, kind: kinds[shape.path] ?? shape.kind }))
}
