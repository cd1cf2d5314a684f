import type { Dashboard } from "../../framework/admin/dashboard/defineDashboard.ts";

/** The dashboard cards of the resources, each declared in its folder. */
export const dashboards: readonly Dashboard[] = Object.values(
  import.meta.glob<Dashboard>("../../resources/*/*/*Dashboard.tsx", {
    import: "default",
    eager: true,
  }),
);
