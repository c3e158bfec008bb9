import type { Locale } from '@parco/protocol'
import { useCallback, useEffect, useState } from 'react'
import type { ParcoClient } from '../http/parco-client.ts'
import type { ModelChoice, ModelStatus, ModelTest, Spending } from './model-status.ts'

/** The model as the server has it, asked for when the settings are opened. */
export function useModel(client: ParcoClient, locale: Locale) {
  const [status, setStatus] = useState<ModelStatus>()
  const [spending, setSpending] = useState<Spending>()
  const [hasFailed, setHasFailed] = useState(false)

  const load = useCallback(async () => {
    try {
      const [model, usage] = await Promise.all([client.model(), client.spending()])
      setStatus(model)
      setSpending(usage)
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }, [client])

  useEffect(() => {
    void load()
  }, [load])

  return {
    status,
    spending,
    hasFailed,
    load,
    async choose(choice: ModelChoice): Promise<ModelStatus> {
      const next = await client.chooseModel(choice)
      setStatus(next)
      return next
    },
    async test(): Promise<ModelTest> {
      const test = await client.testModel(locale)
      setSpending(await client.spending())
      return test
    },
    async limit(limits: { dayUsd?: number | null; monthUsd?: number | null }): Promise<void> {
      const next = await client.limitSpending(limits)
      setSpending((known) => known && { ...known, limits: next })
    },
  }
}

export type ModelAccess = ReturnType<typeof useModel>
