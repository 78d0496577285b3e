/**
 * @generated SignedSource<<d02e6920a0b9ae9544ed9ad83c1b5110>>
 * @relayHash 8538bd1cc2e585238b68e09a75477a47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45d8a4ff22b04404fbc1fd3517def336aa4d972f0b45507761a65e73d2ef4df6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45d8a4ff22b04404fbc1fd3517def336aa4d972f0b45507761a65e73d2ef4df6",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
