import type { ReactNode } from 'react'
import { PICTURE_TYPES } from '#platform/shared/picture-limits.ts'
import { DropZone } from '../files/drop-zone.tsx'

type Props = {
  /** What the button says. */
  choose: string
  onPicture: (file: File) => void
  children: ReactNode
  /** Beside the button. */
  more?: ReactNode
}

/** Takes one picture in: chosen, dropped anywhere on it, or pasted while the page is open. */
export function PictureDrop({ onPicture, ...rest }: Props) {
  return <DropZone {...rest} accept={PICTURE_TYPES.join(',')} onFiles={([file]) => file && onPicture(file)} />
}
