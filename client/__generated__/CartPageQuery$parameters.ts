/**
 * @generated SignedSource<<28d727638e4201aae58e327d86ed92b6>>
 * @relayHash d1a67c64f354cde629c1034f9cac74f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1a67c64f354cde629c1034f9cac74f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1a67c64f354cde629c1034f9cac74f5",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
