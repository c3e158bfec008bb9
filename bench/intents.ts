/**
 * What the shipped classifier, trained on public data sets, gets right.
 * `node bench/intents.ts --data <folder> [--only clinc-full,clinc-small,banking,services]`
 * The folder holds the data sets; nothing of them is in this repository.
 */
import { parseArgs } from 'node:util'
import { DEFAULT_OPTIONS, IntentClassifier, trainClassifier } from '@parco/router/classifier'
import { type IntentSet, readBanking, readClinc, readServices } from './intents-data.ts'
import { type IntentFigures, measureIntents } from './intents-measure.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    only: { type: 'string', default: 'clinc-full,clinc-small,banking,services' },
  },
})
if (values.data === undefined) {
  console.error('Say where the data sets are: node bench/intents.ts --data <folder>')
  process.exit(2)
}
const folder = values.data
const chosen = new Set(values.only.split(','))

interface Benchmark {
  readonly name: string
  readonly title: string
  readonly read: () => IntentSet
  readonly published: readonly (readonly [classifier: string, accuracy: string])[]
}

const BENCHMARKS: readonly Benchmark[] = [
  {
    name: 'clinc-full',
    title:
      'CLINC150 full: 150 intents, 100 examples each (published: Larson et al. 2019, in-scope accuracy)',
    read: () => readClinc(folder, 'full'),
    published: [
      ['FastText', '89.0'],
      ['SVM', '91.0'],
      ['CNN on GloVe', '91.2'],
      ['Rasa', '91.5'],
      ['DialogFlow', '91.7'],
      ['MLP on USE', '93.5'],
      ['BERT', '96.9'],
    ],
  },
  {
    name: 'clinc-small',
    title: 'CLINC150 small: 50 examples each (published: Larson et al. 2019)',
    read: () => readClinc(folder, 'small'),
    published: [
      ['FastText', '84.5'],
      ['CNN on GloVe', '88.9'],
      ['Rasa', '88.9'],
      ['DialogFlow', '89.4'],
      ['SVM', '89.6'],
      ['MLP on USE', '91.5'],
      ['BERT', '96.4'],
    ],
  },
  {
    name: 'banking',
    title: 'BANKING77: 77 intents of one bank (published: Casanueva et al. 2020)',
    read: () => readBanking(folder),
    published: [
      ['USE + ConveRT', '93.4'],
      ['BERT, tuned', '93.7'],
    ],
  },
  {
    name: 'services',
    title:
      'Portuguese, 16 card services; no author wrote both a training and a test row; smart home messages as out of scope',
    read: () => readServices(folder),
    published: [],
  },
]

for (const benchmark of BENCHMARKS) {
  if (chosen.has(benchmark.name)) run(benchmark)
}

function run({ title, read, published }: Benchmark): void {
  const { train, test } = read()
  const startedAt = performance.now()
  const model = trainClassifier(train, [], DEFAULT_OPTIONS)
  const trainedMs = performance.now() - startedAt
  const classifier = new IntentClassifier(model)
  console.log(`\n${title}`)
  for (const [name, accuracy] of published) console.log(`  ${name.padEnd(24)}${accuracy}`)
  console.log(
    `  ${'Parco, no pretraining'.padEnd(24)}${percent(measureIntents(classifier, test).accuracy)}`,
  )
  describe(measureIntents(classifier, test))
  console.log(
    `  ${train.length} examples, ${model.intents.length} classes, trained with ${DEFAULT_OPTIONS.folds} folds in ${(trainedMs / 1000).toFixed(0)} s`,
  )
}

function describe(figures: IntentFigures): void {
  const { outOfScopeShare, auroc, coverage, precision, coverageAt98, coverageAt99, inFive } =
    figures
  const expected = percent(DEFAULT_OPTIONS.outOfScopeShare)
  console.log(
    `  out of scope in the test: ${percent(outOfScopeShare)}%; expected when the threshold was chosen: ${expected}%`,
  )
  if (outOfScopeShare > 0)
    console.log(`  AUROC, in scope against out of scope: ${auroc.toFixed(3)}`)
  console.log(
    `  threshold by Wilson's 90% lower bound at 98%, out of fold: ${percent(coverage)}% answered rightly, ${percent(precision)}% of answers right`,
  )
  console.log(
    `  coverage at exactly 98% and 99% precision: ${percent(coverageAt98)}% and ${percent(coverageAt99)}%`,
  )
  console.log(`  right intent among five candidates: ${percent(inFive)}%`)
}

function percent(share: number): string {
  return (share * 100).toFixed(1)
}
