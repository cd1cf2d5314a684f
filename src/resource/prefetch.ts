import { useEffect } from "react";
import { isManagedBy } from "../../framework/admin/app/menu.ts";
import { whenIdle } from "../../framework/admin/lazy/whenIdle.ts";
import { useAdmin } from "../../framework/admin/resources.tsx";
import { isLoaded, loadResource, type Resource } from "../../framework/schema/index.ts";

/** Loads the declaration of a resource ahead of its page. What fails is loaded with the page. */
const prefetch = (resource: Resource): Promise<void> => loadResource(resource).catch(() => {});

/**
 * Props of a link to a list: it opens without waiting if the pointer or the focus reach it first.
 */
export const getPrefetchProps = (resource: Resource) => ({
  onPointerEnter: () => void prefetch(resource),
  onFocus: () => void prefetch(resource),
});

/**
 * Loads the declarations of the member's resources once the browser is idle, one domain after the
 * other.
 */
export function usePrefetchWhenIdle(): void {
  const { resources, actor } = useAdmin();
  useEffect(() => {
    let isLeft = false;
    const own = resources.filter((resource) => isManagedBy(resource, actor));
    const next = async (failed: readonly Resource[] = []) => {
      const missing = own.find((one) => !isLoaded(one) && !failed.includes(one));
      if (isLeft || !missing) return;
      await prefetch(missing);
      whenIdle(() => void next(isLoaded(missing) ? failed : [...failed, missing]));
    };
    whenIdle(() => void next());
    return () => {
      isLeft = true;
    };
  }, [resources, actor]);
}
