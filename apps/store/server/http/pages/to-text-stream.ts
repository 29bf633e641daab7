/** The next piece is made when the one before has gone out. */
export const toTextStream = (
  pieces: AsyncGenerator<string, void, undefined>,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await pieces.return()
      },
    },
    { highWaterMark: 0 },
  )
}
