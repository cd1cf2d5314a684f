import { useTranslate } from "react-admin";
import { topics } from "../../../core/events/topics.ts";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../framework/admin/display/RecordLink.tsx";
import {
  type DisplayComponent,
  defineScreens,
  type NamesOf,
} from "../../../framework/admin/resources.tsx";
import { domainEvents } from "./domainEvents.ts";

const toKey = (topic: string) => `resources.domainEvents.screen.topics.${topic}`;

/** What has happened, with a link to the event; the page of the event has the name of the topic. */
const TopicName: DisplayComponent<typeof domainEvents> = ({ record: { id, topic }, page }) => {
  const translate = useTranslate();
  if (!topic) return noValue;
  if (page) return topic;
  return (
    <RecordLink resource={domainEvents} id={id}>
      {translate(toKey(topic), { _: topic })}
    </RecordLink>
  );
};

const topicNames: NamesOf = (_, t) =>
  Object.keys(topics).map((value) => ({ value, name: t(toKey(value)) }));

export default defineScreens(domainEvents, {
  displays: { topic: TopicName },
  names: { topic: topicNames },
  recordTitle: ({ topic }, { translate }) => (topic ? translate(toKey(topic), { _: topic }) : null),
});
