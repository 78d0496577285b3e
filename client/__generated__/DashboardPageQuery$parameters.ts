/**
 * @generated SignedSource<<6a8aadc0e12fea99466a7ea457fdc6ae>>
 * @relayHash d7f7fe4e52f48e589751aae3d7068501
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de7ce232612a3be45895b4c6b04c94a007a9773f4d9298f47f2fc4cb8642dd6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de7ce232612a3be45895b4c6b04c94a007a9773f4d9298f47f2fc4cb8642dd6c",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
