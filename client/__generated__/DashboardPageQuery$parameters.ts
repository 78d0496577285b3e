/**
 * @generated SignedSource<<752320b89d3cd483f1c4c203a5363d6e>>
 * @relayHash ed1fae4c0def9ef6a417b419be282d8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed1fae4c0def9ef6a417b419be282d8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed1fae4c0def9ef6a417b419be282d8c",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
