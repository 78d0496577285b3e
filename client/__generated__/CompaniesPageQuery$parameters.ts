/**
 * @generated SignedSource<<e08a9a4d2043effe6c4e242891b92298>>
 * @relayHash 244f3b74b6bca9b1145cd914aacf8bf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 244f3b74b6bca9b1145cd914aacf8bf2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompaniesPageQuery } from './CompaniesPageQuery.graphql';

const node: PreloadableConcreteRequest<CompaniesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "244f3b74b6bca9b1145cd914aacf8bf2",
    "metadata": {},
    "name": "CompaniesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
