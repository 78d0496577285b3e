/**
 * @generated SignedSource<<f9d719902c785ace136b039987c92184>>
 * @relayHash 3401d30f15c0e7688d8c32137eae8a9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5a51727e4814e1321492892a3cda3b50bec49a438111ff7c82aff45079c050f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5a51727e4814e1321492892a3cda3b50bec49a438111ff7c82aff45079c050f",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
