import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** On another page reading starts at its top, for the keyboard and the screen reader too. */
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
