import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { toLinkAddress } from './link-address.ts'

type Props = { editor: Editor; onClose: () => void }

/** Makes a link of the selected text, or changes the link at the cursor. It is part of a form, so it isn't one. */
export function LinkForm({ editor, onClose }: Props) {
  const { t } = useTranslation()
  const { isLink, href } = useEditorState({
    editor,
    selector: (state) => ({ isLink: state.editor.isActive('link'), href: String(state.editor.getAttributes('link')['href'] ?? '') }),
  })
  const [typed, setTyped] = useState(href)
  const [isWrong, setIsWrong] = useState(false)

  function close(): void {
    onClose()
    editor.commands.focus()
  }

  function save(): void {
    const address = toLinkAddress(typed)
    if (address === null) {
      setIsWrong(true)
      return
    }
    const chain = editor.chain().focus()
    if (isLink || !editor.state.selection.empty) chain.extendMarkRange('link').setLink({ href: address }).run()
    else chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href: address } }] }).run()
    onClose()
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  function hear(event: KeyboardEvent): void {
    if (event.key === 'Escape') close()
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    else save()
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <fieldset aria-label={t('platform.richText.link')} className="flex flex-wrap items-end gap-2 border-t p-3">
      <TextField
        autoFocus
        type="text"
        inputMode="url"
        dir="ltr"
        label={t('platform.richText.address')}
        placeholder="https://"
        value={typed}
        error={isWrong ? t('platform.form.url') : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setIsWrong(false)
        }}
        onKeyDown={hear}
        className="min-w-0 grow basis-64"
      />
      <Button onClick={save}>{t('platform.richText.saveLink')}</Button>
      {isLink && (
        <Button look="secondary" onClick={remove}>
          {t('platform.richText.removeLink')}
        </Button>
      )}
      <Button look="quiet" onClick={close}>
        {t('platform.cancel')}
      </Button>
    </fieldset>
  )
}
