import { useState } from "react";

const cookieName = "sidebarStatus";
const readWide = (): boolean => !document.cookie.split("; ").includes(`${cookieName}=0`);

/** Whether the sidebar shows names or icons only, stored in a cookie as 1 or 0. */
export function useSidebarStatus() {
  const [wide, setWide] = useState(readWide);
  const toggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store exists only over https
    document.cookie = `${cookieName}=${wide ? 0 : 1}; path=/; max-age=31536000; SameSite=Strict`;
    setWide(!wide);
  };
  return { wide, toggle };
}
