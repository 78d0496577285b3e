/**
 * @generated SignedSource<<1ba52fb9caa21459e37c14266159af87>>
 * @relayHash 304de3ac759023e4bc688f1c19e890a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 304de3ac759023e4bc688f1c19e890a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "304de3ac759023e4bc688f1c19e890a2",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
