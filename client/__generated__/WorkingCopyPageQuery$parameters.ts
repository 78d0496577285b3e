/**
 * @generated SignedSource<<99eeaed2c407288e7aab9a71709f418b>>
 * @relayHash 0d9d44a270533f1178d446807a311a6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d9d44a270533f1178d446807a311a6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkingCopyPageQuery } from './WorkingCopyPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkingCopyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d9d44a270533f1178d446807a311a6a",
    "metadata": {},
    "name": "WorkingCopyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
