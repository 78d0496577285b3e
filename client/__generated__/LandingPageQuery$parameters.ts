/**
 * @generated SignedSource<<f6c38288fe6f7c348cbcc3e1e81f00f3>>
 * @relayHash 852163fddbfa06ad33b4d9f4b1650511
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 852163fddbfa06ad33b4d9f4b1650511

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "852163fddbfa06ad33b4d9f4b1650511",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
