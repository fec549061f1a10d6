/** A form that changes a record somebody else may change too: a stale save (409 STALE) shows both versions. */
import { type ReactNode, useRef } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { codeOf, dataOf } from '../failure.ts'
import { differencesOf, isSame } from './conflict.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { type OperationForm, type OperationFormOptions, useOperationForm } from './use-operation-form.ts'

type Versioned = { version: number }

type Options<Values extends FieldValues, Input, View extends Versioned> = Omit<
  OperationFormOptions<Values, Input, View>,
  'defaults' | 'input'
> & {
  /** What stands in the form at first. */
  record: View
  valuesOf: (record: View) => Values
  /** `version`: the one that what is typed was made from. */
  input: (values: Values, version: number) => Input
  labelOf: (path: string) => string
  show?: (path: string, value: unknown) => ReactNode
}

/** `notice` goes to FormEnd. The operation fails with `STALE { current }` and answers with the record. */
export function useEditForm<Values extends FieldValues, Input, View extends Versioned>({
  record,
  valuesOf,
  input,
  labelOf,
  show,
  onDone,
  ...options
}: Options<Values, Input, View>): OperationForm<Values> & { notice: ReactNode } {
  // What is typed was made from this.
  const base = useRef({ version: record.version, values: valuesOf(record) })
  const beginFrom = (saved: View) => {
    base.current = { version: saved.version, values: valuesOf(saved) }
  }
  // Another change may have raised the version without touching what stands in this form.
  const version = () => (isSame(valuesOf(record), base.current.values) ? record : base.current).version
  const form = useOperationForm<Values, Input, View>({
    ...options,
    defaults: valuesOf(record),
    input: (values) => input(values, version()),
    onDone(saved, values) {
      beginFrom(saved)
      return onDone?.(saved, values)
    },
    // It waits on this device: what is typed next is made from it.
    onKept(values) {
      const { version: made, ...sent } = { version: base.current.version, ...input(values, base.current.version) }
      base.current = { version: made, values: { ...values, ...sent } }
    },
  })
  const current = codeOf(form.failure) === 'STALE' ? (dataOf(form.failure) as { current: View }).current : null

  function save(saved: View, paths: readonly string[]) {
    const theirs: FieldValues = valuesOf(saved)
    for (const path of paths) {
      const value = path.split('.').reduce<unknown>((node, step) => (node as FieldValues | undefined)?.[step], theirs)
      form.fields.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>)
    }
    beginFrom(saved)
    form.element.current?.requestSubmit()
  }

  const notice = current && (
    <ConflictNotice
      key={current.version}
      differences={differencesOf(base.current.values, form.fields.getValues(), valuesOf(current))}
      labelOf={labelOf}
      show={show}
      onSave={(paths) => save(current, paths)}
      onTakeSaved={() => {
        beginFrom(current)
        form.restart(valuesOf(current))
      }}
    />
  )
  return { ...form, notice }
}
