/** A plain form made of the fields of its operation: `import fields from 'virtual:form-fields/hr.employees.create'`. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldShape } from '#platform/shared/form-fields.ts'
import type { Operation } from '../../operation.ts'
import { Form, FormEnd } from '../form.tsx'
import { useEditForm } from '../use-edit-form.tsx'
import { type OperationForm, useOperationForm } from '../use-operation-form.ts'
import { SchemaField } from './schema-field.tsx'
import { initialValues, inputOf, type SchemaValues } from './schema-values.ts'

type Shared<Input, Reply> = {
  fields: readonly FieldShape[]
  operation: Operation<Input, Reply>
  /** Its branch: `<words>.field.<path>` names a field, `.hint.` helps, `.option.<path>.<value>` names a choice, `.rule.` and `.failure.` say what is wrong. */
  words: string
  /** What the button says. */
  submit: string
  /** Sent along and not asked: ids. What is named here is no field. */
  fixed?: Partial<Input>
  /** The paths that are asked, in this order; without it all of them. */
  only?: readonly string[]
  /** Another control than the contract suggests: a short text in several lines. */
  kinds?: Readonly<Record<string, FieldShape['kind']>>
  /** The field that a failure is about, by its code. */
  marks?: Partial<Record<string, string>>
  onDone?: (reply: Reply) => unknown
  /** A form among others on its page. */
  inline?: boolean
}

type CreateProps<Input, Reply> = Shared<Input, Reply> & {
  begin?: SchemaValues
  /** What is typed is kept in this tab under this name until it is saved. */
  draft?: string
}

/** Makes something new. */
export function CreateForm<Input, Reply>(props: CreateProps<Input, Reply>) {
  const { operation, words, marks, fixed, onDone, begin, draft } = props
  const shapes = shapesOf(props)
  const form = useOperationForm<SchemaValues, Input, Reply>({
    ...{ operation, words, guarded: true },
    defaults: initialValues(shapes, begin),
    input: (values) => inputOf(shapes, values, fixed as SchemaValues) as Input,
    ...(marks && { marks }),
    ...(onDone && { onDone }),
    ...(draft && { draft: { name: draft, fields: [...new Set(shapes.map(({ path }) => path.split('.')[0] ?? path))] } }),
  })
  return <Body {...props} shapes={shapes} form={form} />
}

type EditProps<Input, Reply> = Shared<Input, Reply> & { record: Reply & { version: number } }

/** Changes a record that has a `version` and a STALE failure with both versions. */
export function EditForm<Input, Reply extends { version: number }>(props: EditProps<Input, Reply>) {
  const { operation, words, marks, fixed, onDone, record } = props
  const { t } = useTranslation()
  const shapes = shapesOf(props)
  const form = useEditForm<SchemaValues, Input, Reply>({
    ...{ operation, words, record, guarded: true },
    valuesOf: (view) => initialValues(shapes, view),
    input: (values, version) => inputOf(shapes, values, { ...fixed, version }) as Input,
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

function shapesOf({
  fields,
  only,
  fixed = {},
  kinds = {},
}: Pick<Shared<object, unknown>, 'fields' | 'only' | 'kinds'> & { fixed?: object }) {
  const asked = fields.filter(({ path }) => path !== 'version' && !(path in fixed) && (only?.includes(path) ?? true))
  const ordered = only ? asked.toSorted((one, other) => only.indexOf(one.path) - only.indexOf(other.path)) : asked
  return ordered.map((shape) => ({ ...shape, kind: kinds[shape.path] ?? shape.kind }))
}
