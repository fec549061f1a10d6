/** One way to edit a record: whatever can be STALE is saved by a form of `useEditForm`. */
import type { SourceFile } from './schemas.ts'

type Operation = { errorMap: object; meta: { writes?: boolean } }

/** Operations that write, as `orders.vendor.ship`; `stale`: they can fail with STALE. */
export function listWrites(node: unknown, path: string[] = []): { name: string; stale: boolean }[] {
  const operation = (node as { '~orpc'?: Operation } | null)?.['~orpc']
  if (operation) return operation.meta.writes ? [{ name: path.join('.'), stale: 'STALE' in operation.errorMap }] : []
  return Object.entries((node ?? {}) as Record<string, unknown>).flatMap(([key, inner]) => listWrites(inner, [...path, key]))
}

/** The forms that go through `useEditForm`, and the name of the draft that says which record they edit. */
const EDIT_FORM = /(?:\buseEditForm[<(]|<EditForm\b)/

/** Operations that can be STALE without a form of `useEditForm` whose draft names them. */
export function findOtherEditors(operations: readonly string[], sources: readonly SourceFile[]): string[] {
  const edited = sources.filter(({ text }) => EDIT_FORM.test(text))
  const settings = sources.filter(({ text }) => text.includes('<SettingsPanel'))
  return operations.filter((name) => {
    const inForm = edited.some(({ text }) => draftNames(text).includes(name))
    const inPanel = settings.some(({ text }) => text.includes(`api.${name}(`))
    return !inForm && !inPanel
  })
}

/** Draft names that name no operation: another form may have the same. */
export function findUnknownDrafts(operations: readonly string[], sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path, text }) =>
    draftNames(text)
      .filter((name) => !operations.includes(name))
      .map((name) => `${path}: ${name}`),
  )
}

/** The operations in `draft: 'reviews.submit'`, ``draft={`reviews.update ${id}`}`` and both branches of a choice. */
export function draftNames(text: string): string[] {
  return [...text.matchAll(/\bdraft(?:: |=\{?|: \{ name: )([^\n]*)/g)].flatMap(([, rest = '']) =>
    [...rest.matchAll(/['"`]([a-z]\w*(?:\.\w+)+)(?=['"` ])/gi)].map(([, name = '']) => name),
  )
}
