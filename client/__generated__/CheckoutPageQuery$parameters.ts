/**
 * @generated SignedSource<<2d0afe05edb3a1ea8b2cf4496d59c2d3>>
 * @relayHash b25119e880d4927d30af67634141c11b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ca1dcc7f2824db97b613b3eea0cf8f04d0c9dfd2ee6abaa99a56c75abcf865d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ca1dcc7f2824db97b613b3eea0cf8f04d0c9dfd2ee6abaa99a56c75abcf865d",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
