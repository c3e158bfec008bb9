import type { ClassifierOptions } from './classifier-types.ts'
import { confidenceFeatures, topClasses } from './confidence-features.ts'
import type { CountedMessage } from './count-features.ts'
import { inverseFrequencies, weighFeatures } from './feature-weights.ts'
import { IntentNetwork } from './intent-network.ts'
import { fitRanking, type RankedClass, rankedClasses, rerank } from './rerank-candidates.ts'
import type { SeenFeatures } from './seen-features.ts'
import { type LabelledRows, trainNetwork } from './train-network.ts'

/** What a network that had not seen a row made of it. */
export interface FoldOutcome {
  /** Which of the rows was asked about. */
  readonly row: number
  readonly answer: number
  readonly isRight: boolean
  /** `left-out`: the row's intent was hidden from training; `nothing`: it asks for nothing. */
  readonly kind: 'known' | 'left-out' | 'nothing'
  readonly features: Float64Array
}

/** What out-of-fold answers teach: how to rank the likeliest classes, and what came of it. */
export interface FoldLessons {
  readonly ranking: Float64Array
  readonly outcomes: readonly FoldOutcome[]
}

/** A row with the network that was trained without it. */
interface HeldRow {
  readonly row: number
  readonly kind: FoldOutcome['kind']
  readonly network: FoldNetwork
}

/**
 * Answers every row with a network trained without it. Each fold hides a share of the rows and, at
 * the same time, a share of the intents: their rows stand for what users will ask that no intent
 * covers, and cost nothing to write.
 */
export function learnFromFolds(
  rows: LabelledRows,
  none: number,
  options: ClassifierOptions,
): FoldLessons {
  const held = holdOut(rows, none, options)
  const ranking = fitRanking(
    held
      .filter((one) => one.kind === 'known')
      .map(({ row, network }) => ({
        label: rows.labels[row]!,
        ranked: network.rank(rows.messages[row]!),
      })),
  )
  const outcomes = held.map(({ row, kind, network }): FoldOutcome => {
    const { answer, features } = network.answer(rows.messages[row]!, ranking)
    const isRight = kind === 'known' && answer === rows.labels[row]
    return { row, answer, features, kind, isRight }
  })
  return { ranking, outcomes }
}

function holdOut(rows: LabelledRows, none: number, options: ClassifierOptions): HeldRow[] {
  const held: HeldRow[] = []
  const foldOf = foldsOfRows(rows, options.folds)
  for (let fold = 0; fold < options.folds; fold += 1) {
    const isLeftOut = (label: number) => label !== none && label % options.folds === fold
    const kept = [...rows.messages.keys()].filter(
      (row) => foldOf[row] !== fold && !isLeftOut(rows.labels[row]!),
    )
    const part = {
      messages: kept.map((row) => rows.messages[row]!),
      labels: Int32Array.from(kept, (row) => rows.labels[row]!),
      classes: rows.classes,
    }
    const network = new FoldNetwork(part, none, options)
    for (const row of rows.messages.keys()) {
      if (foldOf[row] !== fold) continue
      const label = rows.labels[row]!
      const kind = label === none ? 'nothing' : isLeftOut(label) ? 'left-out' : 'known'
      held.push({ row, kind, network })
    }
  }
  return held
}

/** Each class is dealt out evenly over the folds, in the rows' order. */
function foldsOfRows({ labels, classes }: LabelledRows, folds: number): Int32Array {
  const dealt = new Int32Array(classes)
  return labels.map((label) => {
    const turn = dealt[label]!
    dealt[label] = turn + 1
    return (turn + label) % folds
  })
}

/** A network trained on a part of the rows, asked about the others. */
class FoldNetwork {
  private readonly network: IntentNetwork
  private readonly seen: SeenFeatures
  private readonly frequencies: Float32Array
  private readonly none: number

  constructor(rows: LabelledRows, none: number, options: ClassifierOptions) {
    const { weights, seen, documentCounts, documents } = trainNetwork(rows, options)
    this.network = new IntentNetwork(weights)
    this.seen = seen
    this.frequencies = inverseFrequencies(documentCounts, documents)
    this.none = none
  }

  rank(message: CountedMessage): RankedClass[] {
    this.network.ask(weighFeatures(message, this.frequencies, new Float32Array(message.size)))
    return rankedClasses(this.network, this.none, this.seen, message.lexical)
  }

  answer(message: CountedMessage, ranking: Float64Array) {
    const { network, none, seen } = this
    rerank(network.probabilities, this.rank(message), ranking)
    const top = topClasses(network.probabilities, none)
    const features = confidenceFeatures(network, top, none, seen, message)
    return { answer: top.first, features }
  }
}
