/**
 * @generated SignedSource<<9fdcd38cdb4d5b99382d88c5cff1f296>>
 * @relayHash 1883d18da7d41a8d37a1526417af49fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1883d18da7d41a8d37a1526417af49fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1883d18da7d41a8d37a1526417af49fc",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
