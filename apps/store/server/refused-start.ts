/** A reason not to start that the person at the keyboard can act on: printed as it is, without a stack. */
export class RefusedStart extends Error {
  override name = 'RefusedStart'
}
