/**
 * @generated SignedSource<<665a3678ea7daaf8f92a514ed130d2c6>>
 * @relayHash e87c7e76497b0d458d9337cfa639baf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e87c7e76497b0d458d9337cfa639baf0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenItemsPageQuery } from './OpenItemsPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenItemsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e87c7e76497b0d458d9337cfa639baf0",
    "metadata": {},
    "name": "OpenItemsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
