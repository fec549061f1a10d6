import { main } from '../../../app/server/main.ts'
export const known = main
