import { ORPCError } from '@orpc/client'
import { Specimen } from '../catalogue/specimen.tsx'
import { FileDrop } from './file-drop.tsx'
import type { Send } from './upload-queue.ts'
import { uploadedFiles, useUploads } from './use-uploads.ts'

const STEP_MS = 120

/** Simulates an upload: every third one is rejected, and names with “lost” lose the connection. */
const play: Send = async (file, { signal, onProgress }) => {
  for (let part = 0; part < 1; part += 0.08) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    signal.throwIfAborted()
    onProgress(part)
  }
  if (file.name.includes('lost')) throw new TypeError('No answer.')
  if (!file.type.startsWith('image/')) throw new ORPCError('PICTURE_REFUSED', { status: 422, data: { reason: 'type' } })
  return { uploadId: file.name, width: 1200, height: 800, url: '' }
}

export default function Files() {
  const uploads = useUploads(play)
  const files = uploadedFiles(uploads.items)
  return (
    <Specimen
      title="Many files"
      note="Choose, drop (folders too) or paste. A name with “lost” loses its connection; files of other types are rejected; the others continue."
    >
      <div className="max-w-2xl">
        <FileDrop uploads={uploads} most={8} />
        <p className="mt-3 text-xs text-muted-foreground">{files.map(({ name, alt }) => `${name}${alt && ` (${alt})`}`).join(', ')}</p>
      </div>
    </Specimen>
  )
}
