import { Skeleton } from '../../ui/skeleton.tsx'

/** Stands where a form will be. */
export function FormSkeleton() {
  return (
    <>
      <Skeleton shape="button" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </>
  )
}
