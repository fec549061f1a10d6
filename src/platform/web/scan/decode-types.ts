/** A reader of codes, and its messages to and from the worker. */
export type Decoder = {
  /** The first code in the picture, or null. */
  read(picture: ImageData | Blob): Promise<string | null>
  close(): void
}

export type DecodeRequest = { id: number; picture: ImageData | Blob }
export type DecodeReply = { id: number; code: string | null } | { id: number; failed: string }
