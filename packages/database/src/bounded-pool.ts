import pg from 'pg'

type BoundedPoolConfig = pg.PoolConfig & { readonly maxWaiting: number }

/** Thrown at once, so that whoever waits for a database that does not respond is not joined by everybody else. */
export class PoolQueueFull extends Error {
  override name = 'PoolQueueFull'
}

type Callback = Parameters<pg.Pool['connect']>[0]

class BoundedPool extends pg.Pool {
  readonly #maxWaiting: number

  constructor({ maxWaiting, ...config }: BoundedPoolConfig) {
    super(config)
    this.#maxWaiting = maxWaiting
  }

  /** `query` asks for its connection here as well, with a callback. */
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (this.waitingCount < this.#maxWaiting || this.idleCount > 0)
      return callback ? void super.connect(callback) : super.connect()
    const error = new PoolQueueFull(`${this.waitingCount} callers wait for a database connection`)
    if (!callback) return Promise.reject(error)
    callback(error, undefined, () => undefined)
    return undefined
  }
}

/** A pool whose queue has an end: node-postgres lets any number of callers wait. */
export const createBoundedPool = (config: BoundedPoolConfig): pg.Pool => new BoundedPool(config)
