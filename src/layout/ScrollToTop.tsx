import { useEffect, useState } from "react";
import { createLazyComponent } from "../../framework/admin/lazy/createLazyComponent.tsx";

const LazyTopButton = createLazyComponent(async () => (await import("./TopButton.tsx")).TopButton);

const shownBelow = 500;

/** A button that scrolls to the top, on a long page. */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > shownBelow);
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return shown ? <LazyTopButton /> : null;
}
