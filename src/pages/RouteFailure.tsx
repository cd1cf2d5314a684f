import { useRevalidator, useRouteError } from "react-router";
import { SessionUnavailableError } from "../session/SessionUnavailableError.ts";
import { Unreachable } from "../session/Unreachable.tsx";
import { Failure } from "./Failure.tsx";

/**
 * Shown when a route's code or session could not be loaded, because of the network or a new
 * release.
 */
export function RouteFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (error instanceof SessionUnavailableError)
    return (
      <Unreachable failure={error} busy={state === "loading"} onRetry={() => void revalidate()} />
    );
  return (
    <Failure
      error={error instanceof Error ? error : new Error(String(error))}
      onRetry={() => void revalidate()}
    />
  );
}
