/**
 * @generated SignedSource<<a01afa3024b8c6d37ca90624cd634e6b>>
 * @relayHash 08ef20fde2531f71c86e76425815c07c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de7c021c850ba9955581c272a17ce58709317d45f5cb5e906c0d38d5fad5d704

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de7c021c850ba9955581c272a17ce58709317d45f5cb5e906c0d38d5fad5d704",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
