/**
 * @generated SignedSource<<3dba5528606f19e21e07acb6dd6c3f71>>
 * @relayHash 3b8888df52a5590afe3297530c18aa3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b8888df52a5590afe3297530c18aa3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsPageQuery } from './EventsPageQuery.graphql';

const node: PreloadableConcreteRequest<EventsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b8888df52a5590afe3297530c18aa3b",
    "metadata": {},
    "name": "EventsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
