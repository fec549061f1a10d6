/** Progress from 0 to 1; `label` is the accessible name. */
export function ProgressBar({ part, label }: { part: number; label: string }) {
  const percent = Math.round(part * 100)
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <div className="h-2 overflow-hidden rounded-full bg-muted">
        <div className="h-full rounded-full bg-primary transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
