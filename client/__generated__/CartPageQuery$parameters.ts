/**
 * @generated SignedSource<<c56ea1ab4c1fd8208ea93668cf765a70>>
 * @relayHash 471cc0fb7039d77def6090db02742be6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 471cc0fb7039d77def6090db02742be6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "471cc0fb7039d77def6090db02742be6",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
