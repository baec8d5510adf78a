import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Told when something inside could not be drawn. */
  readonly onBroke?: (() => void) | undefined
  /** Shown in its place. */
  readonly fallback: ReactNode
  /** Told before what is inside is drawn anew. */
  readonly onRedraw?: (() => void) | undefined
  /** Whether another try would fail too; when that ends, what is inside is drawn anew. */
  readonly isHopeless?: boolean
}

/** Keeps the rest of the page alive when a part of it cannot be drawn or loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override state = { hasFailed: false }

  override componentDidCatch() {
    this.props.onBroke?.()
  }

  override componentDidUpdate({ isHopeless: wasHopeless }: ErrorBoundaryProps) {
    if (this.state.hasFailed && wasHopeless && !this.props.isHopeless) {
      this.props.onRedraw?.()
      this.setState({ hasFailed: false })
    }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
