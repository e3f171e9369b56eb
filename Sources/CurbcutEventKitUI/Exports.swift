@_exported import CurbcutEventKit
@_exported import CurbcutUIKit
