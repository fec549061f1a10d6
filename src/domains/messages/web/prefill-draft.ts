import { whenOwnerKnown } from '#platform/web/form/draft-owner.ts'
import { draftPlace, readFormDraft, saveFormDraft } from '#platform/web/form/form-draft.ts'

/** Begins a message before its composer opens. `name` is that of the composer; what was typed there before stays. */
export function prefillDraft(name: string, text: string): void {
  whenOwnerKnown((owner) => {
    const at = draftPlace(name, owner)
    if (!readFormDraft(at)?.values['text']) saveFormDraft(at, { version: null, base: { text: '' }, values: { text } })
  })
}
