/**
 * @generated SignedSource<<37085f61b396c72169429c957f68e5b4>>
 * @relayHash 4beec1498c8f359c350b3d58bd61ef8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4beec1498c8f359c350b3d58bd61ef8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4beec1498c8f359c350b3d58bd61ef8d",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
