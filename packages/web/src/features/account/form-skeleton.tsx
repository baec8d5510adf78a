import { Skeleton } from '../../ui/skeleton.tsx'

/** Stands where a form will be, of about as many rows. */
export function FormSkeleton({ rows = 3 }: { rows?: number }) {
  const names = Array.from({ length: rows }, (_, row) => `row ${row}`)
  return names.map((name) => <Skeleton key={name} shape="button" />)
}
