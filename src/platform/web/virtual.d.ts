declare module 'virtual:words' {
  export const words: Record<'en' | 'es' | 'ar', { [key: string]: unknown }>
}

declare module 'virtual:word-versions' {
  export const versions: Record<'en' | 'es' | 'ar', string>
}

declare module 'virtual:forwarded-files' {
  /** By the address of a file that only exports what another one has: that one, and the names it has for the exports. */
  export const forwarded: Readonly<Record<string, import('./start-scripts.ts').ForwardedFile>>
}

declare module 'virtual:offline-operations' {
  export const offlineOperations: readonly string[]
}

declare module 'virtual:form-fields/*' {
  const fields: readonly import('../shared/form-fields.ts').FieldShape[]
  export default fields
}

declare module '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs' {
  const graphs: import('@zxcvbn-ts/core').OptionsGraph
  export default graphs
}

declare module '@zxcvbn-ts/language-en/dist/wordSequences.json.mjs' {
  const sequences: Record<string, string[]>
  export default sequences
}

declare module '@zxcvbn-ts/*.json.mjs' {
  const words: string[]
  export default words
}
