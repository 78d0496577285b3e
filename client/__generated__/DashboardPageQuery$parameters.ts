/**
 * @generated SignedSource<<b39066a70984834188340129ff269aae>>
 * @relayHash f69247429e5b3fa484c41aa25d3c87b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c61f068f952c7e402ac4def3affea80fcae2862290b2986ac82f382d8edd19d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c61f068f952c7e402ac4def3affea80fcae2862290b2986ac82f382d8edd19d",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
