import { Component, type ReactNode } from "react";
import { Failure } from "../pages/Failure.tsx";

interface Props {
  /** Resets the error when it changes, as it does on another page. */
  resetKey: string;
  children: ReactNode;
}
interface State {
  error: Error | null;
  key: string;
}

/** Catches errors of a page; menu and top bar remain usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, key: this.props.resetKey };
  static getDerivedStateFromError = (error: Error): Partial<State> => ({ error });
  static getDerivedStateFromProps({ resetKey }: Props, { key }: State): Partial<State> | null {
    return resetKey === key ? null : { error: null, key: resetKey };
  }
  override render() {
    const { error } = this.state;
    return error ? (
      <Failure error={error} onRetry={() => this.setState({ error: null })} />
    ) : (
      this.props.children
    );
  }
}
