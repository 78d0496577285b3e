/**
 * @generated SignedSource<<842b34e05988bd182c21f1b612d82f4f>>
 * @relayHash 4e26705b0bd3b94fc305a9c846016d26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acb02fe334744d0b1771fd0156ec5d10d8ac1f132e013dbfcfff42b109c54054

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acb02fe334744d0b1771fd0156ec5d10d8ac1f132e013dbfcfff42b109c54054",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
