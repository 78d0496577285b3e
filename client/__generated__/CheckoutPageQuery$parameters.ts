/**
 * @generated SignedSource<<d359029d0c790d800bdcc2b4758b38e9>>
 * @relayHash 647ca7f4c65d5b4990f9b7a1bb1b3a36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 647ca7f4c65d5b4990f9b7a1bb1b3a36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "647ca7f4c65d5b4990f9b7a1bb1b3a36",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
