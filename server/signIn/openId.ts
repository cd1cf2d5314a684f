/** A provider that says who somebody is. */
export interface OpenId {
  name: string;
}
