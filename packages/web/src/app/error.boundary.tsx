import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Called when something inside could not be drawn. */
  readonly onFailure?: ((error: unknown) => void) | undefined
  /** Shown in its place. */
  readonly fallback: ReactNode | ((error: unknown) => ReactNode)
  /** Called before the content is drawn again. */
  readonly onRedraw?: (() => void) | undefined
  /** Whether another try would fail too; when this becomes false, the content is drawn again. */
  readonly isRetryFutile?: boolean
}

interface State {
  readonly failure: { readonly error: unknown } | null
}

/** Keeps the rest of the page alive when a part of it cannot be drawn or loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override state: State = { failure: null }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error)
  }

  override componentDidUpdate({ isRetryFutile: wasRetryFutile }: ErrorBoundaryProps) {
    if (this.state.failure && wasRetryFutile && !this.props.isRetryFutile) {
      this.props.onRedraw?.()
      this.setState({ failure: null })
    }
  }

  override render() {
    const { failure } = this.state
    const { children, fallback } = this.props
    if (!failure) return children
    return typeof fallback === 'function' ? fallback(failure.error) : fallback
  }
}
