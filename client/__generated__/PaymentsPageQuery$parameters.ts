/**
 * @generated SignedSource<<96e05f54c234083d5572160cd78179eb>>
 * @relayHash 0781a18d84419e4d2b7833d991f27ff8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0781a18d84419e4d2b7833d991f27ff8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsPageQuery } from './PaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0781a18d84419e4d2b7833d991f27ff8",
    "metadata": {},
    "name": "PaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
