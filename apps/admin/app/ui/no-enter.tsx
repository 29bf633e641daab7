/** First in a form: Enter presses its first button. Disabled, that one does nothing, without scripts too. */
export const NoEnter = () => <button type="submit" disabled hidden />
