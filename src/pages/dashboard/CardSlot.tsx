import { type ComponentType, Suspense, use, useState } from "react";
import { CardSkeleton, FailedCard } from "../../../framework/admin/dashboard/CardState.tsx";
import { FigureSkeleton } from "../../../framework/admin/dashboard/Figure.tsx";
import { useResourceMessages } from "../../../framework/admin/useResourceMessages.ts";
import { ErrorBoundary } from "../../layout/ErrorBoundary.tsx";
import type { ShownCard } from "./listCards.ts";

/** The height of a card that declares none, in pixels. */
const defaultHeight = 120;

/** A card: a skeleton while its code loads, and an error with a way to try again if it fails. */
export function CardSlot({ shown }: { shown: ShownCard }) {
  const { key, resource, card } = shown;
  const messages = useResourceMessages(resource);
  return (
    <ErrorBoundary
      resetKey={key}
      fallback={(_error, retry) => <FailedCard name={messages.plural} onRetry={retry} />}
    >
      <Suspense
        fallback={
          card.area === "figures" ? (
            <FigureSkeleton />
          ) : card.height === 0 ? null : (
            <CardSkeleton height={card.height ?? defaultHeight} />
          )
        }
      >
        <Loaded shown={shown} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded({ shown: { loader } }: { shown: ShownCard }) {
  // After a failure, the next attempt loads the code again.
  const [found] = useState(loader.load);
  if (found instanceof Promise) return <Awaited component={found} />;
  return render(found);
}

const render = (Component: ComponentType) => <Component />;
const Awaited = ({ component }: { component: Promise<ComponentType> }) => render(use(component));
