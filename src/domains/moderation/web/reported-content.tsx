import { Picture } from '#platform/web/ui/picture.tsx'
import type { EvidenceView } from '../contract.ts'

/** Title, text and pictures of a record at the moment of its first report. */
export function ReportedContent({ title, text, images }: Pick<EvidenceView, 'title' | 'text' | 'images'>) {
  return (
    <>
      {title && (
        <p dir="auto" className="mt-2 font-medium wrap-anywhere">
          {title}
        </p>
      )}
      {text && (
        <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {images.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {images.map((image) => (
            <li key={image.sources.at(-1)?.url}>
              <Picture image={image} sizes="8rem" className="size-32 rounded-md" />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
