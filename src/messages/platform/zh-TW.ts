import type { ResourceMessages } from "../../../framework/schema/index.ts";

/** Messages of resources that only the platform has: a separate chunk, which shops do not load. */
export const files = import.meta.glob<ResourceMessages>(
  "../../../resources/*/{adminRoles,banners,domainEvents,failedTasks,goodsReviews,jobRuns,outbox,payments,platformConfig,shopTerms,shops}/locales/zh-TW.ts",
  { eager: true, import: "default" },
);
