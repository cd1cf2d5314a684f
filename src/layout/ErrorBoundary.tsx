import { Component, type ReactNode } from "react";
import { Failure } from "../pages/Failure.tsx";

interface Props {
  /** Another key is another page, which gets its own chance. */
  resetKey: string;
  children: ReactNode;
}
interface State {
  error: Error | null;
  key: string;
}

/** A page that breaks leaves menu and bar standing. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, key: this.props.resetKey };
  static getDerivedStateFromError = (error: Error): Partial<State> => ({ error });
  static getDerivedStateFromProps({ resetKey }: Props, { key }: State): Partial<State> | null {
    return resetKey === key ? null : { error: null, key: resetKey };
  }
  override render() {
    const { error } = this.state;
    return error ? <Failure error={error} onRetry={() => this.setState({ error: null })} /> : this.props.children;
  }
}
