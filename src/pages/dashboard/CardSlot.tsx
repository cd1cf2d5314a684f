import { type ComponentType, Suspense, use, useState } from "react";
import { CardSkeleton, FailedCard } from "../../../framework/admin/dashboard/CardState.tsx";
import type { DashboardCard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { FigureSkeleton } from "../../../framework/admin/dashboard/Figure.tsx";
import { useResourceMessages } from "../../../framework/admin/useResourceMessages.ts";
import { ErrorBoundary } from "../../layout/ErrorBoundary.tsx";
import type { ShownCard } from "./listCards.ts";

/** The height of a card that declares none, in pixels. */
const defaultHeight = 120;

/** A card: a skeleton while its code loads, and an error with a way to try again if it fails. */
export function CardSlot({ shown }: { shown: ShownCard }) {
  const messages = useResourceMessages(shown.resource);
  return (
    <ErrorBoundary
      resetKey={shown.key}
      fallback={(_error, retry) => <FailedCard name={messages.plural} onRetry={retry} />}
    >
      <Loading shown={shown} />
    </ErrorBoundary>
  );
}

function Loading({ shown: { card, loader } }: { shown: ShownCard }) {
  // After a failure, the next attempt loads the code again. Outside of `Suspense`, which discards
  // the state of what it waits for.
  const [found] = useState(loader.load);
  return (
    <Suspense fallback={renderSkeleton(card)}>
      {found instanceof Promise ? <Awaited component={found} /> : render(found)}
    </Suspense>
  );
}

function renderSkeleton({ area, height = defaultHeight }: DashboardCard) {
  if (area === "figures") return <FigureSkeleton />;
  return height === 0 ? null : <CardSkeleton height={height} />;
}

const render = (Component: ComponentType) => <Component />;
const Awaited = ({ component }: { component: Promise<ComponentType> }) => render(use(component));
