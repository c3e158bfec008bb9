/** Runs asynchronous tasks one after another, in the order they were given. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** How many tasks have not begun. */
  get waiting(): number {
    return this.#waiting
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting += 1
    const result = this.#last.then(() => {
      this.#waiting -= 1
      return task()
    })
    // The failure of a task belongs to its caller, and must not stop the next one.
    this.#last = result.catch(() => undefined)
    return result
  }
}
