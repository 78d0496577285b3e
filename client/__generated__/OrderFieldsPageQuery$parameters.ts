/**
 * @generated SignedSource<<6530421adb74066527feb044d5a93dbb>>
 * @relayHash 7ae1800c02a8a58605ad9e96eede01ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ae1800c02a8a58605ad9e96eede01ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderFieldsPageQuery } from './OrderFieldsPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderFieldsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ae1800c02a8a58605ad9e96eede01ed",
    "metadata": {},
    "name": "OrderFieldsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
