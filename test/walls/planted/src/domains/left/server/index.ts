import '../web/index.ts'
export const door = 1
