/** Pictures as stored in rows and as returned to clients. */
import type { ImageView } from '#platform/shared/contract.ts'
import { FALLBACK_LANGUAGE, type Language } from '#platform/shared/language.ts'
import { fileUrl } from './files/file-key.ts'

/** `sources` are sorted from narrow to wide; `alt` maps languages to texts. */
export type Picture = { sources: { width: number; key: string }[]; width: number; height: number; alt: Record<string, string> }

export function pictureView({ sources, width, height, alt }: Picture, language: Language): ImageView {
  return {
    alt: localized(alt, language),
    width,
    height,
    sources: sources.map((source) => ({ width: source.width, url: fileUrl(source.key) })),
  }
}

/** Returns the text in the viewer's language, else in the fallback language, else in any language. */
export function localized(texts: Record<string, string>, language: Language): string {
  return texts[language] ?? texts[FALLBACK_LANGUAGE] ?? Object.values(texts)[0] ?? ''
}
