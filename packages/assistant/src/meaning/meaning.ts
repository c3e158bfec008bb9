/** What a question means, as an embedding model has it. */
export interface QueryMeaning {
  /** `provider/model`; only vectors of the same are compared with it. */
  readonly model: string
  readonly vector: readonly number[]
  /**
   * How near, as a cosine, texts come to the question that have nothing to do with it: models differ in
   * that more than in anything else.
   */
  readonly floor: number
}

/** Tells what questions mean, where the role `embedding` has a model. */
export interface Meaning {
  /**
   * `undefined` where the model could not be asked: words alone then have to do.
   * @throws OutsideWork when it must be asked first, which no transaction waits for.
   */
  of(question: string): Promise<QueryMeaning | undefined>
}

/** The cosine of two vectors of one length. */
export function cosine(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let [product, ofOne, ofOther] = [0, 0, 0]
  for (let at = 0; at < one.length; at += 1) {
    const [left, right] = [one[at] as number, other[at] as number]
    product += left * right
    ofOne += left * left
    ofOther += right * right
  }
  return product === 0 ? 0 : product / Math.sqrt(ofOne * ofOther)
}
