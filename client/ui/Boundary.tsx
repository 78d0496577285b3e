import { Component, type ErrorInfo, type ReactNode } from 'react'

export interface BoundaryProps {
  /** A new value clears the error: the visitor went elsewhere. */
  resetKey: unknown
  fallback: (error: Error, retry: () => void) => ReactNode
  children: ReactNode
}

interface BoundaryState {
  error: Error | null
  resetKey: unknown
}

/** Shows something else in place of what broke. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: Error): Partial<BoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack)
  }

  retry = () => this.setState({ error: null })

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error, this.retry) : this.props.children
  }
}
