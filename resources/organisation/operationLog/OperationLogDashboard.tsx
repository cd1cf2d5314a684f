/** The log's card on the dashboard. */
export { RecentChanges as default } from "../../../core/logs/screens/RecentChanges.tsx";
