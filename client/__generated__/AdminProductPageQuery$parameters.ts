/**
 * @generated SignedSource<<d2120bdb1805ed4f27a1f6db5aa1e347>>
 * @relayHash d2c69f621aa760fa0ee921703185308c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2c69f621aa760fa0ee921703185308c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2c69f621aa760fa0ee921703185308c",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
