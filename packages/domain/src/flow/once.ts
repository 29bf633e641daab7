/** Calls `build` when its value is first needed, and never again in this process. For what is large and never changes. */
export const once = <Value extends object>(build: () => Value): (() => Value) => {
  let built: Value | undefined
  return () => {
    built ??= build()
    return built
  }
}
