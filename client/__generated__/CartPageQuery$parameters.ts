/**
 * @generated SignedSource<<49ba069ca3357a88f17bde3f4227b94e>>
 * @relayHash f61bb21a6de9697d4558e57db2736475
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f61bb21a6de9697d4558e57db2736475

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f61bb21a6de9697d4558e57db2736475",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
