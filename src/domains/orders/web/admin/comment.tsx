import { RelativeTime } from '#platform/web/ui/relative-time.tsx'

/** Text written by one side. Renders nothing for empty text. */
export function Comment({ label, text, at = null }: { label: string; text: string; at?: string | null }) {
  if (text === '') return null
  return (
    <div>
      <p className="flex flex-wrap gap-x-2 text-xs text-muted-foreground">
        <span className="font-medium">{label}</span>
        {at && <RelativeTime iso={at} />}
      </p>
      <p dir="auto" className="mt-1 rounded-md border bg-muted/40 p-3 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </div>
  )
}
