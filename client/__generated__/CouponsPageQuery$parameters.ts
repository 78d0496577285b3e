/**
 * @generated SignedSource<<2fd5a5c384fbf41837a9e08062f7c9b6>>
 * @relayHash 23fb5cbc5a58f849c768e453952f84b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23fb5cbc5a58f849c768e453952f84b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CouponsPageQuery } from './CouponsPageQuery.graphql';

const node: PreloadableConcreteRequest<CouponsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23fb5cbc5a58f849c768e453952f84b6",
    "metadata": {},
    "name": "CouponsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
