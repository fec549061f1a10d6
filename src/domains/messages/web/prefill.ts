/** Messages that another page began, until their composer opens. */
const begun = new Map<string, string>()

/** Begins a message. `name` is that of its composer; what was typed there before stays. */
export function prefillDraft(name: string, text: string): void {
  begun.set(name, text)
}

/** What was begun for a composer, once. */
export function takePrefill(name: string): string {
  const text = begun.get(name) ?? ''
  begun.delete(name)
  return text
}
