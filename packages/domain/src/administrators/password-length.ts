/** More than a customer's: it opens everybody's data. */
export const minAdministratorPasswordLength = 12
