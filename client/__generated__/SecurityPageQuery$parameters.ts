/**
 * @generated SignedSource<<748d2fdb1acd8834d61ce916708010c6>>
 * @relayHash b9820fea0d2bea7897e65216cb109cc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9820fea0d2bea7897e65216cb109cc6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9820fea0d2bea7897e65216cb109cc6",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
