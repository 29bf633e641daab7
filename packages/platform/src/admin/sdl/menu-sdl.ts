import { pageArguments as page } from './page-arguments.ts'

export const menuSdl = /* GraphQL */ `
  enum MenuItemType {
    CATALOG
    COLLECTION
    COLLECTIONS
    FRONTPAGE
    HTTP
    PAGE
    PRODUCT
    SEARCH
    SHOP_POLICY
  }
  enum MenuSortKeys {
    ID
    RELEVANCE
    TITLE
  }
  type MenuItem {
    id: ID!
    title: String!
    type: MenuItemType!
    url: String
    resourceId: ID
    tags: [String!]!
    items: [MenuItem!]!
  }
  type Menu implements Node {
    id: ID!
    handle: String!
    title: String!
    isDefault: Boolean!
    items(limit: Int): [MenuItem!]!
  }
  type MenuEdge {
    cursor: String!
    node: Menu!
  }
  type MenuConnection {
    edges: [MenuEdge!]!
    nodes: [Menu!]!
    pageInfo: PageInfo!
  }

  input MenuItemCreateInput {
    title: String!
    type: MenuItemType!
    url: String
    resourceId: ID
    tags: [String!]
    items: [MenuItemCreateInput!]
  }
  input MenuItemUpdateInput {
    id: ID
    title: String!
    type: MenuItemType!
    url: String
    resourceId: ID
    tags: [String!]
    items: [MenuItemUpdateInput!]
  }
  enum MenuCreateUserErrorCode {
    NESTING_TOO_DEEP
    NOT_FOUND
  }
  type MenuCreateUserError implements DisplayableError {
    code: MenuCreateUserErrorCode
    field: [String!]
    message: String!
  }
  type MenuCreatePayload {
    menu: Menu
    userErrors: [MenuCreateUserError!]!
  }
  enum MenuUpdateUserErrorCode {
    NESTING_TOO_DEEP
    NOT_FOUND
  }
  type MenuUpdateUserError implements DisplayableError {
    code: MenuUpdateUserErrorCode
    field: [String!]
    message: String!
  }
  type MenuUpdatePayload {
    menu: Menu
    userErrors: [MenuUpdateUserError!]!
  }
  enum MenuDeleteUserErrorCode {
    MENU_DOES_NOT_EXIST
    UNABLE_TO_DELETE_DEFAULT_MENU
  }
  type MenuDeleteUserError implements DisplayableError {
    code: MenuDeleteUserErrorCode
    field: [String!]
    message: String!
  }
  type MenuDeletePayload {
    deletedMenuId: ID
    userErrors: [MenuDeleteUserError!]!
  }

  extend type QueryRoot {
    menu(id: ID!): Menu
    menus(${page}, query: String, sortKey: MenuSortKeys = ID): MenuConnection!
  }
  extend type Mutation {
    menuCreate(handle: String!, title: String!, items: [MenuItemCreateInput!]!): MenuCreatePayload
    menuUpdate(id: ID!, handle: String, title: String!, items: [MenuItemUpdateInput!]!): MenuUpdatePayload
    menuDelete(id: ID!): MenuDeletePayload
  }
`
