/**
 * @generated SignedSource<<35d05a65b47a56cd69ea60e1d2c6b2a3>>
 * @relayHash 65311216c49e90287f9331e6e5b1c7b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65311216c49e90287f9331e6e5b1c7b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupEditPageQuery } from './GroupEditPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65311216c49e90287f9331e6e5b1c7b5",
    "metadata": {},
    "name": "GroupEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
