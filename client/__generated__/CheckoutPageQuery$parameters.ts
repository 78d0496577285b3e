/**
 * @generated SignedSource<<a3fba8ce56c3922dc5c26dce8ff5460a>>
 * @relayHash ac454164b9458ea7b7ccf6c60d1befeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac454164b9458ea7b7ccf6c60d1befeb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac454164b9458ea7b7ccf6c60d1befeb",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
