import type { Picture } from '#platform/server/picture.ts'

/** The files of pictures. */
export function pictureKeys(pictures: readonly Picture[]): string[] {
  return pictures.flatMap(({ sources }) => sources.map(({ key }) => key))
}
