/** Numbers of orders stay in one line. The server isolates the variable parts of a sentence (render-text.ts). */
const ISOLATED = /(\u2068[^\u2069]*\u2069)/
/** Longer words may break, so that they never stick out of a narrow bell. */
const SHORT_WORD = /^\u2068\S{1,22}\u2069$/

export function Unbroken({ text }: { text: string }) {
  return text.split(ISOLATED).map((part, index) =>
    SHORT_WORD.test(part) ? (
      // The parts of a sentence have no identity but their place.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
