/** The buttons of the toolbar of formatted text. */
import type { ChainedCommands, Editor } from '@tiptap/react'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react'

export type Tool = {
  /** Its label is `platform.richText.<name>`. */
  name: string
  Icon: LucideIcon
  run(chain: ChainedCommands): ChainedCommands
  /** Whether the selected text has the format; tools that aren't switched have none. */
  isOn?(editor: Editor): boolean
  /** Whether it can be used now; always by default. */
  isReady?(editor: Editor): boolean
  /** Icons of text direction are mirrored. */
  mirrored?: true
}

const mark = (name: string, Icon: LucideIcon): Tool => ({
  name,
  Icon,
  run: (chain) => chain.toggleMark(name),
  isOn: (editor) => editor.isActive(name),
})

const heading = (name: string, level: 2 | 3, Icon: LucideIcon): Tool => ({
  name,
  Icon,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
})

/** Separated by lines. */
export const TOOL_GROUPS: readonly (readonly Tool[])[] = [
  [heading('heading', 2, Heading2), heading('subheading', 3, Heading3)],
  [mark('bold', Bold), mark('italic', Italic), mark('underline', Underline), mark('strike', Strikethrough), mark('code', Code)],
  [
    { name: 'bulletList', Icon: List, run: (chain) => chain.toggleBulletList(), isOn: (editor) => editor.isActive('bulletList') },
    { name: 'orderedList', Icon: ListOrdered, run: (chain) => chain.toggleOrderedList(), isOn: (editor) => editor.isActive('orderedList') },
    { name: 'blockquote', Icon: Quote, run: (chain) => chain.toggleBlockquote(), isOn: (editor) => editor.isActive('blockquote') },
    { name: 'line', Icon: Minus, run: (chain) => chain.setHorizontalRule() },
  ],
]

export const HISTORY: readonly Tool[] = [
  { name: 'undo', Icon: Undo2, mirrored: true, run: (chain) => chain.undo(), isReady: (editor) => editor.can().undo() },
  { name: 'redo', Icon: Redo2, mirrored: true, run: (chain) => chain.redo(), isReady: (editor) => editor.can().redo() },
]
