/** Whether this build is for developers. Members get none of what stands behind it. */
declare const __HAS_INSPECTOR__: boolean
