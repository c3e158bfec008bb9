import { type PointerEvent, useState } from 'react'
import { CHART_HEIGHT } from './chart-frame.tsx'

/** A place on a chart that a pointer can be nearest to, and what is said of it there. */
export interface PointedPlace {
  readonly x: number
  readonly text: string
}

interface PointedProps {
  readonly width: number
  readonly places: readonly PointedPlace[]
  readonly onOpen?: ((index: number) => void) | undefined
}

/** What is nearest to the pointer, in words; the table of the chart says the same to everyone else. */
export function Pointed({ width, places, onOpen }: PointedProps) {
  const [index, setIndex] = useState<number>()
  const place = index === undefined ? undefined : places[index]
  const follow = (event: PointerEvent<SVGRectElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    setIndex(nearest(places, x))
  }
  return (
    <>
      {place && (
        <g className="chart__pointed">
          <line x1={place.x} x2={place.x} y1={18} y2={CHART_HEIGHT - 28} />
          <text y={12} {...placeOfWords(place.x, width)}>
            {place.text}
          </text>
        </g>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the pointer alone. */}
      <rect
        className="chart__hit"
        data-opens={onOpen !== undefined}
        x={0}
        y={0}
        width={width}
        height={CHART_HEIGHT}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setIndex(undefined)}
        onClick={() => index !== undefined && onOpen?.(index)}
      />
    </>
  )
}

/** About half of what the longest words take. */
const HALF_WORDS = 96

/** The words stay within the chart. */
function placeOfWords(x: number, width: number) {
  if (x < HALF_WORDS) return { x: 2, textAnchor: 'start' } as const
  if (x > width - HALF_WORDS) return { x: width - 2, textAnchor: 'end' } as const
  return { x, textAnchor: 'middle' } as const
}

/** The index of the place nearest to `x`. */
export function nearest(places: readonly PointedPlace[], x: number): number | undefined {
  let best: number | undefined
  for (const [index, place] of places.entries())
    if (best === undefined || Math.abs(place.x - x) < Math.abs((places[best]?.x ?? 0) - x))
      best = index
  return best
}
