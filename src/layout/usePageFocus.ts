import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves focus and scroll position to the top on another page, for keyboard and screen reader users.
 */
export function usePageFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
