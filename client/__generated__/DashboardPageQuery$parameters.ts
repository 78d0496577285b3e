/**
 * @generated SignedSource<<750751e3a49676b0c023d72e6095078d>>
 * @relayHash d7f7fe4e52f48e589751aae3d7068501
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7f7fe4e52f48e589751aae3d7068501

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7f7fe4e52f48e589751aae3d7068501",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
