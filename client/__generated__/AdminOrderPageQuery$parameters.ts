/**
 * @generated SignedSource<<ad85f6ebca6d75d09aeeed65e35560e4>>
 * @relayHash d77460dfa31412e89249c5c33b38e00a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d77460dfa31412e89249c5c33b38e00a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d77460dfa31412e89249c5c33b38e00a",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
