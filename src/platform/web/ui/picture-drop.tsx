import type { ReactNode } from 'react'
import { PICTURE_TYPES } from '#platform/shared/picture-limits.ts'
import { DropZone } from '../files/drop-zone.tsx'

type Props = {
  /** The button label. */
  choose: string
  onPicture: (file: File) => void
  children: ReactNode
  /** Shown next to the button. */
  more?: ReactNode
}

/** Accepts one image: chosen, dropped, or pasted while the page is open. */
export function PictureDrop({ onPicture, ...rest }: Props) {
  return <DropZone {...rest} accept={PICTURE_TYPES.join(',')} onFiles={([file]) => file && onPicture(file)} />
}
