/**
 * @generated SignedSource<<6ab48d07a7493564eca914707c3b04b2>>
 * @relayHash c4caff4471556729da8e77c90a04b0e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4caff4471556729da8e77c90a04b0e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FacebookPageQuery } from './FacebookPageQuery.graphql';

const node: PreloadableConcreteRequest<FacebookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4caff4471556729da8e77c90a04b0e7",
    "metadata": {},
    "name": "FacebookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
