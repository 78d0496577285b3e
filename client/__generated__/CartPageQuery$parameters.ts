/**
 * @generated SignedSource<<ff6d8e707b2584a44f128fdcb1efa5c7>>
 * @relayHash 6b6890a027a4763ac0543f8d6a44c606
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b6890a027a4763ac0543f8d6a44c606

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b6890a027a4763ac0543f8d6a44c606",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
