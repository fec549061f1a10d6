import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { GUEST } from '../outbox/writer.ts'
import { isSame } from './conflict.ts'
import { whenOwnerKnown } from './draft-owner.ts'
import { flattenFields } from './flatten-fields.ts'
import {
  type DraftPlace,
  deleteFormDraft,
  draftPlace,
  type FlatValues,
  type FormDraft,
  readFormDraft,
  saveFormDraft,
} from './form-draft.ts'
import { isSecretInput, isStorable } from './secret-fields.ts'

/**
 * The operation of the form and, for one of several records, its id: `reviews.reply rev_1`. Null for a form without a draft, such as a
 * login. `fields`: the fields to save, by the first step of their path; all by default. `lasting`: sending doesn't delete the draft; the
 * code that sees the final result does.
 */
export type DraftOptions<Values extends FieldValues> =
  | string
  | null
  | { name: string; fields?: readonly (keyof Values & string)[]; lasting?: true }

/** What the input is based on: the version of the record, or null for a new one, and its values. */
export type DraftBasis = { version: number | null; values: FieldValues }

type Options<Values extends FieldValues> = {
  draft: DraftOptions<Values>
  form: UseFormReturn<Values>
  element: RefObject<HTMLFormElement | null>
  basis: () => DraftBasis
  /** The paths of the fields with the rule `secret`. */
  secrets: ReadonlySet<string>
  /** Called before the draft of an older version is applied. */
  onOlder: ((draft: FormDraft) => void) | undefined
}

/** Restores what was typed, and saves every change. */
export function useDraft<Values extends FieldValues>({ draft, form, element, basis, secrets, onOlder }: Options<Values>) {
  const { name, fields, lasting } = typeof draft === 'string' ? { name: draft } : { name: null, ...draft }
  const [restored, setRestored] = useState(false)
  const place = useRef<DraftPlace | null>(null)
  const valueAt = (path: string): unknown => form.getValues(path as Path<Values>)

  function storable(values: FieldValues, read: (path: string, value: unknown) => unknown): FlatValues {
    const stored = [...flattenFields(values)].filter(([path]) => {
      const chosen = !fields || (fields as readonly string[]).includes(path.split('.', 1)[0] ?? '')
      return chosen && !secrets.has(path) && !isSecretInput(element.current, path)
    })
    return Object.fromEntries(stored.map(([path, value]) => [path, read(path, value)]).filter(([, value]) => isStorable(value)))
  }

  function save(at: DraftPlace) {
    const { version, values } = basis()
    const [base, typed] = [storable(values, (_, value) => value), storable(values, valueAt)]
    const changed = Object.entries(typed).some(([path, value]) => !isSame(value, base[path]))
    if (changed) saveFormDraft(at, { version, base, values: typed })
    else deleteFormDraft(at)
  }

  /** Fields that were changed before the draft was found keep their input. */
  function restore(at: DraftPlace, kept: FormDraft) {
    const { version, values } = basis()
    const before = flattenFields(values)
    const isOlder = kept.version !== version && !Object.entries(kept.base).every(([path, value]) => isSame(value, before.get(path)))
    // What was not typed stays as this form starts with it: after a login on the way, a guest's empty email is the member's.
    const typed = Object.entries(kept.values).filter(
      ([path, value]) => (path.split('.', 1)[0] ?? '') in values && !isSame(value, kept.base[path]),
    )
    if (typed.length === 0) return deleteFormDraft(at)
    for (const [path, value] of typed) {
      if (!isSame(valueAt(path), before.get(path))) continue
      form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    if (isOlder) onOlder?.(kept)
    setRestored(true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form has one draft for good
  useEffect(() => {
    if (name === null) return
    let stop: () => void = () => undefined
    const stopWaiting = whenOwnerKnown((owner) => {
      const at = draftPlace(name, owner)
      place.current = at
      const kept = readFormDraft(at) ?? takeGuestDraft(name, owner)
      if (kept) restore(at, kept)
      else save(at)
      stop = form.subscribe({ formState: { values: true }, callback: () => save(at) })
    })
    return () => {
      stopWaiting()
      stop()
    }
  }, [form, name])

  return {
    restored,
    /** Deletes the draft, because the input was sent or discarded. */
    forget(reason: 'sent' | 'discarded') {
      setRestored(false)
      if (place.current && (reason === 'discarded' || !lasting)) deleteFormDraft(place.current)
    },
  }
}

/** A guest who logs in on the way keeps the input of this tab. */
function takeGuestDraft(name: string, owner: string): FormDraft | null {
  if (owner === GUEST) return null
  const place = draftPlace(name, GUEST)
  const kept = readFormDraft(place)
  deleteFormDraft(place)
  return kept
}
