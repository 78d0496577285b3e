/**
 * @generated SignedSource<<0588f115d55be244f7794ad872174298>>
 * @relayHash b77a9c0efd48ad1f2fe22336f87920a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b77a9c0efd48ad1f2fe22336f87920a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b77a9c0efd48ad1f2fe22336f87920a7",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
