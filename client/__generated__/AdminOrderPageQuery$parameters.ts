/**
 * @generated SignedSource<<64f355fcf32d1d7f7aa583e7cecaf00f>>
 * @relayHash bba1261af0c2cbcdd90bc0b0a42bc394
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2649b1a9ed9338a0c107fc31311914e445fb157e2a6303844eac2ed6988026bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2649b1a9ed9338a0c107fc31311914e445fb157e2a6303844eac2ed6988026bf",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
