/**
 * @generated SignedSource<<56aaefeff1ab24842cddc2cce9d56e67>>
 * @relayHash ec44728621a95ce3fa3ac309a92a941e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec44728621a95ce3fa3ac309a92a941e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec44728621a95ce3fa3ac309a92a941e",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
