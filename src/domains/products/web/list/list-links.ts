/** Slot for links beside the title of the product list. The app fills it with pages that this domain doesn't know. */
import { createContext, type ReactNode } from 'react'

export const ListLinks = createContext<ReactNode>(null)
