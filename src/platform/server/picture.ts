/** A picture as rows keep it, and as views show it. */
import type { ImageView } from '#platform/shared/contract.ts'
import { FALLBACK_LANGUAGE, type Language } from '#platform/shared/language.ts'
import { fileUrl } from './files/file-key.ts'

/** `sources` from narrow to wide; `alt` in whatever languages it was written in. */
export type Picture = { sources: { width: number; key: string }[]; width: number; height: number; alt: Record<string, string> }

export function pictureView({ sources, width, height, alt }: Picture, language: Language): ImageView {
  return {
    alt: localized(alt, language),
    width,
    height,
    sources: sources.map((source) => ({ width: source.width, url: fileUrl(source.key) })),
  }
}

/** A text in the viewer's language, else in the fallback language, else in any. */
export function localized(texts: Record<string, string>, language: Language): string {
  return texts[language] ?? texts[FALLBACK_LANGUAGE] ?? Object.values(texts)[0] ?? ''
}
