/** A form that creates or edits a record. A stale save (409 STALE) shows both versions. */
import { type ReactNode, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { errorCode, errorData } from '../failure.ts'
import { findDifferences, isSame } from './conflict.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { nestFields } from './flatten-fields.ts'
import { type OperationForm, type OperationFormOptions, useOperationForm } from './use-operation-form.ts'

type Versioned = { version: number }

type EditOptions<Values extends FieldValues, View extends Versioned> = {
  labelOf: (path: string) => string
  show?: (path: string, value: unknown) => ReactNode
} & (
  | { record: View; valuesOf: (record: View) => Values }
  /** Without a record, the form creates one that starts with `empty`. */
  | { record: View | null; valuesOf: (record: View) => Values; empty: Values }
)

type Options<Values extends FieldValues, Input, View extends Versioned> = Omit<
  OperationFormOptions<Values, Input, View>,
  'defaults' | 'input' | 'basis' | 'onOlderDraft'
> &
  EditOptions<Values, View> & {
    /** `version`: the version that the edit is based on. For a new record it is 0 and isn't sent. */
    input: (values: Values, version: number) => Input | Promise<Input>
  }

export type EditForm<Values extends FieldValues> = OperationForm<Values> & { notice: ReactNode }

const NEW = 0

/** `notice` goes to FormEnd. The operation fails with `STALE { current }` and answers with the record. */
export function useEditForm<Values extends FieldValues, Input, View extends Versioned>(
  all: Options<Values, Input, View>,
): EditForm<Values> {
  const { record, valuesOf, input, labelOf, show, onDone, ...options } = all
  const initial = record ? valuesOf(record) : 'empty' in all ? all.empty : ({} as Values)
  // The record that the edit is based on.
  const base = useRef({ version: record?.version ?? NEW, values: initial })
  const [older, setOlder] = useState<View | null>(null)
  const beginFrom = (saved: View) => {
    base.current = { version: saved.version, values: valuesOf(saved) }
    setOlder(null)
  }
  // Another change may have raised the version without changing the values of this form.
  const version = () => (record && isSame(valuesOf(record), base.current.values) ? record : base.current).version
  const form = useOperationForm<Values, Input, View>({
    ...options,
    defaults: initial,
    input: (values) => input(values, version()),
    basis: () => ({ version: record ? version() : null, values: base.current.values }),
    onOlderDraft({ version: made, base: values }) {
      base.current = { version: made ?? NEW, values: nestFields(values) as Values }
      setOlder(record)
    },
    onDone(saved, values) {
      if (record) beginFrom(saved)
      return onDone?.(saved, values)
    },
    // The write is queued on this device: later edits are based on it.
    async onQueued(values) {
      const { version: made, ...sent } = { version: base.current.version, ...(await input(values, base.current.version)) }
      base.current = { version: made, values: { ...values, ...sent } }
      await options.onQueued?.(values)
    },
  })
  const current = errorCode(form.failure) === 'STALE' ? (errorData(form.failure) as { current: View }).current : older

  function save(saved: View, paths: readonly string[]) {
    const theirs: FieldValues = valuesOf(saved)
    for (const path of paths) {
      const value = path.split('.').reduce<unknown>((node, step) => (node as FieldValues | undefined)?.[step], theirs)
      form.fields.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>)
    }
    beginFrom(saved)
    form.element.current?.requestSubmit()
  }

  function takeSaved(saved: View) {
    beginFrom(saved)
    form.restart(valuesOf(saved))
  }

  const notice = current && (
    <ConflictNotice
      key={current.version}
      differences={findDifferences(base.current.values, form.fields.getValues(), valuesOf(current))}
      labelOf={labelOf}
      show={show}
      onSave={(paths) => save(current, paths)}
      onTakeSaved={() => takeSaved(current)}
    />
  )
  return {
    ...form,
    notice,
    discard() {
      const saved = current ?? record
      if (saved) takeSaved(saved)
      else form.discard()
    },
  }
}
