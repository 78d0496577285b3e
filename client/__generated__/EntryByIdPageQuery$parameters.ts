/**
 * @generated SignedSource<<bb6149649ca8e7cddc70b433bd86cf1e>>
 * @relayHash b5bdccc618d1578556b9ed133f3e2422
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5bdccc618d1578556b9ed133f3e2422

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryByIdPageQuery } from './EntryByIdPageQuery.graphql';

const node: PreloadableConcreteRequest<EntryByIdPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5bdccc618d1578556b9ed133f3e2422",
    "metadata": {},
    "name": "EntryByIdPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
