import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { toast } from './toast-store.ts'

const COPIED_MESSAGE_MS = 2000

/** Copies text and confirms it; shows an error when the browser doesn't allow it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const over = setTimeout(() => setCopied(false), COPIED_MESSAGE_MS)
    return () => clearTimeout(over)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast({ variant: 'destructive', title: t('platform.copy.refused') })
    }
  }

  const Icon = copied ? Check : Copy
  return (
    <Button look="secondary" size="sm" onClick={() => void copy()}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{copied ? t('platform.copy.done') : label}</span>
    </Button>
  )
}
