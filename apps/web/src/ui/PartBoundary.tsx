import { Component, type ReactNode } from 'react'

type PartBoundaryProps = {
  /** What stands there instead; nothing, for a part that is not missed. */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

/** Around a part that a screen can do without: when the part fails, the screen stands. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? (this.props.instead ?? null) : this.props.children
  }
}
