import { createContext } from 'react'

/** A type of business record that can have custom fields: its resource, and the translation key of its plural. */
export type RecordType = { type: string; label: string; position: number }

/** The types of all domains, in order; the app provides them. */
export const RecordTypesContext = createContext<readonly RecordType[]>([])
