import { type ComponentType, Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'

type Sheet = ComponentType<{ workspaceId: string; onClose: () => void }>

/** A button that opens a sheet or dialog, which is loaded then. */
export function SheetButton({ label, workspaceId, Sheet }: { label: string; workspaceId: string; Sheet: Sheet }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Suspense>
          <Sheet workspaceId={workspaceId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
