import pg from 'pg'

const { builtins, getTypeParser } = pg.types

const identity = (text: string): string => text

/** How values of the database appear in rows, on either engine: see `Sql`. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    switch (oid) {
      case builtins.INT8:
      case builtins.NUMERIC:
        return Number
      case builtins.DATE:
        return identity
      default:
        return getTypeParser(oid, format as 'text')
    }
  }) as pg.CustomTypesConfig['getTypeParser'],
}
