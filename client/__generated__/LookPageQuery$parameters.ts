/**
 * @generated SignedSource<<d1ac75ce3ab3ddde8f7f3fe8c50d6ad3>>
 * @relayHash 06fb804fdb88a3e18df256192a29bfb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06fb804fdb88a3e18df256192a29bfb5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LookPageQuery } from './LookPageQuery.graphql';

const node: PreloadableConcreteRequest<LookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06fb804fdb88a3e18df256192a29bfb5",
    "metadata": {},
    "name": "LookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
