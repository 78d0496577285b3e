/**
 * @generated SignedSource<<1213e150d2e60b91b467b4cae3f29164>>
 * @relayHash 5e37044ba16995c90ac250afe138f0ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e37044ba16995c90ac250afe138f0ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e37044ba16995c90ac250afe138f0ae",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
