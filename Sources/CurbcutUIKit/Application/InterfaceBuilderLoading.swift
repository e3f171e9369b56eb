import Foundation

/// What UIKit needs of the module that reads .storyboard and .xib files, which lies a floor above.
@MainActor
package protocol InterfaceBuilderLoader {
  func nib(named name: String, bundle: Bundle, owner: Any?) -> [Any]?
  func nib(data: Data, bundle: Bundle, owner: Any?) -> [Any]?
  func storyboard(named name: String, bundle: Bundle) -> (any StoryboardContents)?
}

/// Where the reader of Interface Builder files is put when it is there.
@MainActor
package enum InterfaceBuilderLoading {
  package static var loader: (any InterfaceBuilderLoader)?
}

/// An object of the app that takes what Interface Builder set for it by name.
///
/// On iOS key-value coding does it. Swift on Linux has none, so a class says here which outlets and
/// inspectable properties it has.
@preconcurrency @MainActor
public protocol InterfaceBuilderReceiver: AnyObject {
  /// Takes an outlet, an outlet collection or a runtime attribute; false if it has no such property.
  func setInterfaceBuilderValue(_ value: Any?, forKeyPath keyPath: String) -> Bool
}
