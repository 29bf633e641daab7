export type SamplePerson = {
  readonly subject: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Who has an account here. */
export const samplePeople: readonly SamplePerson[] = [
  { subject: '104000000000000000001', email: 'amra.external@example.com', firstName: 'Amra', lastName: 'Begić' },
  { subject: '104000000000000000002', email: 'diego.external@example.com', firstName: 'Diego', lastName: 'Fuentes' },
]
