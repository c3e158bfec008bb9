import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../display/copy-text.ts'
import { useToast } from './toast.ts'

/** Copies a text, and says whether that worked. */
export function useCopy(): (text: string) => void {
  const { t } = useTranslation()
  const tell = useToast()
  return useCallback(
    (text) =>
      void copyText(text).then((isCopied) =>
        tell(
          isCopied
            ? { text: t('conversation.copied') }
            : { text: t('conversation.notCopied'), isProblem: true },
        ),
      ),
    [t, tell],
  )
}
