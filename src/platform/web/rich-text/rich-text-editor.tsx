import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { type Language, textDirection } from '#platform/shared/language.ts'
import { cleanPasted } from './clean-pasted.ts'
import { Toolbar } from './toolbar.tsx'

type Props = {
  ids: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }
  label: string
  language: Language
  value: string
  onChange: (html: string) => void
}

/** The elements that the server keeps (`sanitizeRichText`). */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    trailingNode: false,
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
  }),
]

export default function RichTextEditor({ ids, label, language, value, onChange }: Props) {
  const known = useRef(value)
  const described = ids['aria-describedby']
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id: ids.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(ids['aria-invalid']),
        ...(described && { 'aria-describedby': described }),
        lang: language,
        dir: textDirection(language),
        class: 'rich-text min-h-48 max-h-128 overflow-y-auto px-3 py-2.5 text-base outline-none md:text-sm',
      },
      transformPastedHTML: cleanPasted,
    },
    onUpdate(update) {
      known.current = update.editor.isEmpty ? '' : update.editor.getHTML()
      onChange(known.current)
    },
  })

  // A restored draft and another person's version replace the text.
  useEffect(() => {
    if (!editor || value === known.current) return
    known.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <div className="rounded-md border border-input bg-card has-[[aria-invalid=true]]:border-destructive has-[.rich-text:focus-visible]:outline-2 has-[.rich-text:focus-visible]:outline-offset-2 has-[.rich-text:focus-visible]:outline-ring">
      {editor ? <Toolbar editor={editor} controls={ids.id} /> : <div className="h-14 border-b" />}
      {editor ? <EditorContent editor={editor} /> : <div className="min-h-48" />}
    </div>
  )
}
