import { useRevalidator, useRouteError } from "react-router";
import { Failure } from "./Failure.tsx";

/** A route whose code or session could not be loaded, for want of a network or after a new release. */
export function RouteFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return (
    <Failure error={error instanceof Error ? error : new Error(String(error))} onRetry={() => void revalidate()} />
  );
}
