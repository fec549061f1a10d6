/** A code that works once per customer, and the customer who enters it in an order made by hand: the year of trade leaves it to her. */
export const SAVED_CODE = { email: 'lucia@plaza.example', code: 'WELCOME10' }
