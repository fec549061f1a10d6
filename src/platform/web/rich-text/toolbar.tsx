import { type Editor, useEditorState } from '@tiptap/react'
import { Link2 } from 'lucide-react'
import { Toolbar as Radix } from 'radix-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textDirection } from '#platform/shared/language.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { classes } from '../ui/classes.ts'
import { LinkForm } from './link-form.tsx'
import { HISTORY, TOOL_GROUPS, type Tool } from './tools.ts'

const BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-muted-foreground transition hover:bg-muted hover:text-foreground aria-disabled:opacity-40 aria-pressed:bg-accent aria-pressed:text-accent-foreground md:size-9'

type Props = { editor: Editor; controls: string }

/** One stop for Tab; the arrow keys move within it. */
export function Toolbar({ editor, controls }: Props) {
  const { t } = useTranslation()
  const direction = textDirection(useLanguage())
  const [linking, setLinking] = useState(false)
  const isLink = useEditorState({ editor, selector: (state) => state.editor.isActive('link') })
  return (
    <div className="border-b">
      <Radix.Root
        dir={direction}
        aria-label={t('platform.richText.toolbar')}
        aria-controls={controls}
        className="flex flex-wrap items-center gap-0.5 p-1.5"
      >
        {TOOL_GROUPS.map((tools) => (
          <Group key={tools[0]?.name} tools={tools} editor={editor} />
        ))}
        <Radix.Button
          aria-label={t('platform.richText.link')}
          title={t('platform.richText.link')}
          aria-pressed={isLink}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
          className={BUTTON}
        >
          <Link2 aria-hidden className="size-4.5" />
        </Radix.Button>
        <Separator />
        <Group tools={HISTORY} editor={editor} last />
      </Radix.Root>
      {linking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

function Group({ tools, editor, last = false }: { tools: readonly Tool[]; editor: Editor; last?: boolean }) {
  return (
    <>
      {tools.map((tool) => (
        <ToolButton key={tool.name} tool={tool} editor={editor} />
      ))}
      {!last && <Separator />}
    </>
  )
}

const Separator = () => <Radix.Separator className="mx-1 h-6 w-px bg-border" />

/** Keys: platform.richText.* */
function ToolButton({ tool: { name, Icon, run, isOn, isReady, mirrored }, editor }: { tool: Tool; editor: Editor }) {
  const { t } = useTranslation()
  const { on, ready } = useEditorState({
    editor,
    selector: (state) => ({ on: isOn?.(state.editor), ready: isReady?.(state.editor) ?? true }),
  })
  const label = t(`platform.richText.${name}`)
  return (
    <Radix.Button
      aria-label={label}
      title={label}
      aria-pressed={on}
      aria-disabled={!ready || undefined}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => ready && run(editor.chain().focus()).run()}
      className={BUTTON}
    >
      <Icon aria-hidden className={classes('size-4.5', mirrored && 'rtl:-scale-x-100')} />
    </Radix.Button>
  )
}
