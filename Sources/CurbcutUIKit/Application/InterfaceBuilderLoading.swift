import Foundation

/// What UIKit needs of the module that reads .storyboard and .xib files, which lies a floor above.
@MainActor
package protocol InterfaceBuilderLoader {
  func nib(named name: String, bundle: Bundle, owner: Any?) -> [Any]?
  func nib(data: Data, bundle: Bundle, owner: Any?) -> [Any]?
}

/// Where the reader of Interface Builder files is put when it is there.
@MainActor
package enum InterfaceBuilderLoading {
  package static var loader: (any InterfaceBuilderLoader)?
}
