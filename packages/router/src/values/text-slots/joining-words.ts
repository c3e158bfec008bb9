/** Words that end nothing: a name that stops at one of them is not over yet. */
export const OPEN_ENDED: ReadonlySet<string> = new Set(
  'o a os as um uma uns umas do da de dos das no na em nos nas num numa ao com por para pelo pela e ou meu minha meus minhas the an my our of at on in for to with from and or some'.split(
    ' ',
  ),
)

/** Words that point at the noun behind them. */
export const DETERMINERS: ReadonlySet<string> = new Set(
  'o a os as do da de dos das no na nos nas em meu minha meus minhas nosso nossa esse essa este esta aquele aquela the my our this that of for on um uma'.split(
    ' ',
  ),
)

/** Words that join a name to what tells it apart. */
export const QUALIFIERS: ReadonlySet<string> = new Set(
  'de do da dos das of for no na em at 2 deste desse'.split(' '),
)
