import type { Language } from '#platform/shared/language.ts'
import { lazyPart } from '../lazy-part.tsx'
import { Field, type Labelled } from '../ui/field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const Editor = lazyPart(() => import('./rich-text-editor.tsx'), { Fallback: () => <Skeleton className="h-72 rounded-md" /> })

type Props = Labelled & {
  /** HTML; the server sanitizes it. Empty: no text. */
  value: string
  onChange: (html: string) => void
  /** Of the text, which gives its direction. */
  language: Language
}

/** Formatted text with a toolbar. The editor is loaded when the field is shown. */
export function RichTextField({ value, onChange, language, ...labelled }: Props) {
  return (
    <Field {...labelled}>
      {(ids) => <Editor ids={ids} label={labelled.label} language={language} value={value} onChange={onChange} />}
    </Field>
  )
}
