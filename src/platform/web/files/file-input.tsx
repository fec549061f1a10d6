import type { RefObject } from 'react'

type Props = {
  element: RefObject<HTMLInputElement | null>
  /** The `accept` attribute: `image/png,image/jpeg`. */
  accept: string
  multiple?: boolean
  /** Empty when nothing was chosen. */
  onFiles: (files: File[]) => void
}

/** A hidden file input that a button opens by `element.current?.click()`. Choosing the same file again calls `onFiles` again. */
export function FileInput({ element, accept, multiple = false, onFiles }: Props) {
  return (
    <input
      ref={element}
      type="file"
      hidden
      multiple={multiple}
      accept={accept}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        target.value = ''
      }}
    />
  )
}
