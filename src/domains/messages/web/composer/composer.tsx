import { Package } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { droppedFiles } from '#platform/web/files/dropped-files.ts'
import { GrowingText } from '#platform/web/inputs/growing-text.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ChosenCard } from '#platform/web/ui/chosen-card.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { SendButton } from '#platform/web/ui/send-button.tsx'
import { useMedia } from '#platform/web/use-media.ts'
import { MAX_PICTURES, MAX_TEXT } from '../../contract/limits.ts'
import { AddButtons } from './add-buttons.tsx'
import { type ComposerOptions, useComposer } from './use-composer.ts'

const PictureStrip = lazyPart(() => import('./picture-strip.tsx'))

type Props = ComposerOptions & {
  label?: string
  /** What is above the text, such as the message that is answered. */
  above?: ReactNode
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>, text: string) => void
}

/** Writes a message. Enter sends and Shift+Enter begins a line; on touch screens Enter begins a line. */
export function Composer({ label, above, onKeyDown, ...options }: Props) {
  const { t } = useTranslation()
  const isTouch = useMedia('(pointer: coarse)')
  const composer = useComposer(options)
  const [over, setOver] = useState(false)
  const { field, text, card, setCard, queue, items, busy, failure, isEmpty, send } = composer
  const { withPictures = true, withRecords = false, onTyping } = options
  const name = label ?? t('messages.compose.label')

  function hear(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return
    const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey || (!event.shiftKey && !isTouch))
    if (!sends) return onKeyDown?.(event, text)
    event.preventDefault()
    void send()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the button does
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(withPictures)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void droppedFiles(event.dataTransfer).then(composer.addFiles)
      }}
      className={classes(
        'rounded-lg border bg-card transition has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ring',
        over ? 'border-primary bg-accent' : 'border-input',
      )}
    >
      {above}
      {card && (
        <div className="mx-2 mt-2">
          <ChosenCard
            card={card.card}
            icon={Package}
            untitled={t('messages.compose.asCard')}
            remove={t('messages.compose.removeRecord')}
            onRemove={() => setCard(null)}
          />
        </div>
      )}
      {items.length > 0 && <PictureStrip queue={queue} items={items} />}
      {failure !== null && (
        <p role="alert" className="px-3 pt-2 text-xs font-medium text-destructive">
          {failureText(t, failure, 'messages')}
        </p>
      )}
      <div className="flex items-end gap-0.5 p-1">
        <AddButtons
          withPictures={withPictures}
          withRecords={withRecords}
          isFull={items.length >= MAX_PICTURES}
          onFiles={composer.addFiles}
          onRecord={(record) => {
            setCard(record)
            field.current?.focus()
          }}
        />
        <GrowingText
          element={field}
          label={name}
          placeholder={name}
          value={text}
          readOnly={busy}
          maxLength={MAX_TEXT}
          onChange={composer.write}
          onKeyDown={hear}
          onPaste={composer.onPaste}
          onBlur={() => onTyping?.(false)}
        />
        <SendButton label={t('messages.compose.send')} busy={busy} disabled={isEmpty} onSend={() => void send()} />
      </div>
    </div>
  )
}
