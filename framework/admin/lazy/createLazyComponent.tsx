import { type ComponentType, Suspense, use, useState } from "react";
import { createLoader } from "./createLoader.ts";

/** A component whose code is loaded when it is first rendered, or ahead of that. */
export interface LazyComponent<P> {
  (props: P): React.ReactNode;
  /** Loads the code ahead of the first rendering. */
  load: () => Promise<void>;
}

/**
 * Creates a component that is loaded when it is first rendered: a dialog, a menu, an editor. Until
 * then it renders nothing, and the focus stays where it is; a loaded one is rendered immediately.
 *
 * @example
 * ```tsx
 * const Help = () => <p>Suppliers deliver from their minimum order.</p>;
 * const LazyHelp = createLazyComponent(async () => Help);
 *
 * function HelpButton() {
 *   const [open, setOpen] = useState(false);
 *   useLoadWhenIdle(LazyHelp);
 *   return open ? <LazyHelp /> : <button type="button" onClick={() => setOpen(true)}>?</button>;
 * }
 * ```
 */
export function createLazyComponent<P extends object>(
  request: () => Promise<ComponentType<P>>,
): LazyComponent<P> {
  const loader = createLoader(request);
  function Lazy(props: P) {
    // After a failure, the next time that the component is opened tries again.
    const [found] = useState(loader.load);
    // Also around a loaded one: what it loads itself must not hide the page that opened it.
    return (
      <Suspense>
        {found instanceof Promise ? (
          <Awaited component={found} props={props} />
        ) : (
          render(found, props)
        )}
      </Suspense>
    );
  }
  return Object.assign(Lazy, {
    load: async () => {
      await loader.load();
    },
  });
}

const render = <P extends object>(Component: ComponentType<P>, props: P) => (
  <Component {...props} />
);
function Awaited<P extends object>(one: { component: Promise<ComponentType<P>>; props: P }) {
  return render(use(one.component), one.props);
}
