import { useEffect, useState } from 'react'

/** Whether the element of that id can be seen; what is not there cannot. */
export function useIsInView(elementId: string | undefined): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const element = elementId === undefined ? null : document.getElementById(elementId)
    setIsInView(false)
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.at(-1)?.isIntersecting === true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [elementId])
  return isInView
}
