/**
 * @generated SignedSource<<73fd1b4652e4641bbd03ade445cbf85d>>
 * @relayHash 94f9bb4ba16a43317de428baf300c519
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69ce3c4b0a13106d0a27052ccd0419cfde5cb231cba519bdef1c40b34c577530

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69ce3c4b0a13106d0a27052ccd0419cfde5cb231cba519bdef1c40b34c577530",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
