/**
 * @generated SignedSource<<7bc4fb5320ef0e3d4ed2d91b3ee139c6>>
 * @relayHash 0920c5143c5934109cf852dc4215e5d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0920c5143c5934109cf852dc4215e5d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0920c5143c5934109cf852dc4215e5d2",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
