import { Component, type ReactNode } from "react";
import { Failure } from "../pages/Failure.tsx";

interface Props {
  /** Resets the error when it changes, as it does on another page. */
  resetKey: string;
  /** Shows the error; by default in place of a page. */
  fallback?: (error: Error, onRetry: () => void) => ReactNode;
  children: ReactNode;
}
interface State {
  error: Error | null;
  key: string;
}

/** Catches errors of a page or of a part of one; the rest remains usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, key: this.props.resetKey };
  static getDerivedStateFromError = (error: Error): Partial<State> => ({ error });
  static getDerivedStateFromProps({ resetKey }: Props, { key }: State): Partial<State> | null {
    return resetKey === key ? null : { error: null, key: resetKey };
  }
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const retry = () => this.setState({ error: null });
    return this.props.fallback?.(error, retry) ?? <Failure error={error} onRetry={retry} />;
  }
}
