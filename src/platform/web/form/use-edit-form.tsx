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
  const base = useRef(record)
  // Another change may have raised the version without touching what stands in this form.
  const version = () => (isSame(valuesOf(record), valuesOf(base.current)) ? record : base.current).version
  const form = useOperationForm<Values, Input, View>({
    ...options,
    defaults: valuesOf(record),
    input: (values) => input(values, version()),
    onDone(saved, values) {
      base.current = saved
      return onDone?.(saved, values)
    },
  })
  const current = codeOf(form.failure) === 'STALE' ? (dataOf(form.failure) as { current: View }).current : null

  function save(saved: View, paths: readonly string[]) {
    const theirs: FieldValues = valuesOf(saved)
    for (const path of paths) {
      const value = path.split('.').reduce<unknown>((node, step) => (node as FieldValues | undefined)?.[step], theirs)
      form.fields.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>)
    }
    base.current = saved
    form.element.current?.requestSubmit()
  }

  const notice = current && (
    <ConflictNotice
      key={current.version}
      differences={differencesOf(valuesOf(base.current), form.fields.getValues(), valuesOf(current))}
      labelOf={labelOf}
      show={show}
      onSave={(paths) => save(current, paths)}
      onTakeSaved={() => {
        base.current = current
        form.restart(valuesOf(current))
      }}
    />
  )
  return { ...form, notice }
}
