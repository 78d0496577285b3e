import { type SQL, sql } from 'drizzle-orm'

/** A colour as JSON, with what its first picture is drawn of; one look by its key each, into a table that mostly is empty. */
export const colorJson = (color: string): string =>
  `json_build_object('id', ${color}.id, 'code', ${color}.code, 'title', ${color}.title, 'hex', ${color}.hex,
     'swatch', (
       select json_build_object('sha256', sf.sha256, 'focalPoint', case when sf.focal_x is not null then
         json_build_object('x', sf.focal_x, 'y', sf.focal_y) end)
       from color_images si join files sf on sf.id = si.file_id
       where si.color_id = ${color}.id and sf.width is not null and sf.height is not null order by si.position limit 1))`

/** The same within a statement of Drizzle. */
export const colorSql = (color: string): SQL => sql.raw(colorJson(color))
