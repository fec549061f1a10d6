import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'
import { leavesOf } from './leaves.ts'
import { isEmpty } from './rules.ts'

/** `fields`: what is kept, by the first step of its path. `lasting`: sent is not yet done, and whoever sees the end forgets it. */
export type DraftOf<Values extends FieldValues> = { name: string; fields: readonly (keyof Values & string)[]; lasting?: true }

/** Fills empty fields with what was kept, and keeps what is typed from then on. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  defaults: Values,
  draft: DraftOf<Values> | undefined,
): { forget(): void } {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form has one draft for good
  useEffect(() => {
    if (!draft) return
    const { name, fields } = draft
    const paths = [...leavesOf(defaults).keys()].filter((path) => fields.includes(path.split('.')[0] ?? '')) as Path<Values>[]
    const kept = readDraft(name)
    for (const path of paths) {
      if (kept[path] !== undefined && isEmpty(form.getValues(path))) form.setValue(path, kept[path] as PathValue<Values, Path<Values>>)
    }
    const typed = () => Object.fromEntries(paths.map((path) => [path, form.getValues(path)]))
    return form.subscribe({ formState: { values: true }, callback: () => keepDraft(name, typed()) })
  }, [form])
  return {
    forget() {
      if (draft && !draft.lasting) forgetDraft(draft.name)
    },
  }
}
