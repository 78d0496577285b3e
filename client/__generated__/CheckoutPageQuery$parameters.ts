/**
 * @generated SignedSource<<e79c5212485b53904c5903377a06408a>>
 * @relayHash f540b6a062c12fbb7b6b94ae444e80e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f540b6a062c12fbb7b6b94ae444e80e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f540b6a062c12fbb7b6b94ae444e80e3",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
