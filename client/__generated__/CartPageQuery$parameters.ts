/**
 * @generated SignedSource<<89e3d41b9e68f78c04ead8ad9d7e001a>>
 * @relayHash 05436efcbe0feedd9ce34c240ddb3397
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05436efcbe0feedd9ce34c240ddb3397

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05436efcbe0feedd9ce34c240ddb3397",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
