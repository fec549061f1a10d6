import { lazy } from 'react'

/** The shops of a person, on their profile. Render it inside a Suspense boundary. */
export const PersonShop = lazy(() => import('./person-shop.tsx'))
