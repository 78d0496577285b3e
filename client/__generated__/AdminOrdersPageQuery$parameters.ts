/**
 * @generated SignedSource<<3637bde8c73defeadad33af1588e680d>>
 * @relayHash ff4abe5efd6220dd6c238dac7ba4f6d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f575c96945f103166ef35e548afea31ea646560dad61d4a965a9806fe691abfc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrdersPageQuery } from './AdminOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f575c96945f103166ef35e548afea31ea646560dad61d4a965a9806fe691abfc",
    "metadata": {},
    "name": "AdminOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
