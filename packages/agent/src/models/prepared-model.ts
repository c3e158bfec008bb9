/** What a model that is set up on first use has beside the contract. */
export interface PreparedModel {
  /**
   * Sets it up as far as a call needs, without one.
   * @throws ParcoError `configuration` when it cannot be asked: a key is missing, or a package.
   */
  prepare?(): Promise<void>
}
