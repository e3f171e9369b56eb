import CurbcutFoundation

/// The interface of the module that reads .storyboard and .xib files, which depends on this one.
@MainActor
package protocol InterfaceBuilderLoader {
  /// Whether a bundle has a nib.
  func hasNib(named name: String, bundle: Bundle) -> Bool
  /// Creates a nib's objects; nil when the bundle has no such nib. The external objects replace the placeholders with
  /// the same identifiers.
  func nib(named name: String, bundle: Bundle, owner: Any?, externalObjects: [String: Any]) -> [Any]?
  /// Creates the objects of a nib in memory; nil for data that is not a nib.
  func nib(data: Data, bundle: Bundle, owner: Any?, externalObjects: [String: Any]) -> [Any]?
  /// Reads a storyboard; nil when the bundle has none with that name.
  func storyboard(named name: String, bundle: Bundle) -> (any StoryboardContents)?
}

/// Where the module that reads Interface Builder files registers its loader, if it is present.
@MainActor
package enum InterfaceBuilderLoading {
  package static var loader: (any InterfaceBuilderLoader)?
}

/// A coder that holds what Interface Builder wrote for one object, and applies it while the object is initialised: on
/// iOS, too, an object has its attributes and subviews when UIKit's `init(coder:)` returns.
@MainActor
package protocol InterfaceBuilderCoder: AnyObject {
  /// Sets the attributes of the object; called once, when its UIKit part is fully initialised.
  func read(into object: AnyObject)
}

extension NSCoder {
  /// Applies what Interface Builder wrote, at the end of a UIKit initialiser, if no UIKit initialiser of a subclass
  /// is still to finish.
  ///
  /// - Parameters:
  ///   - object: the object that is being initialised.
  ///   - type: the class whose initialiser is ending.
  @MainActor
  final func readInterfaceBuilder(_ object: AnyObject, as type: AnyClass) {
    guard let coder = self as? any InterfaceBuilderCoder else { return }
    var current: AnyClass? = Swift.type(of: object)
    while let one = current, !Self.completing.contains(ObjectIdentifier(one)) {
      current = _getSuperclass(one)
    }
    if current == type { coder.read(into: object) }
  }

  /// The classes whose `init(coder:)` calls ``readInterfaceBuilder(_:as:)``: the root classes, and all that set up
  /// something of their own after their superclass.
  @MainActor
  private static let completing: Set<ObjectIdentifier> = Set(
    [
      UIViewController.self, UINavigationController.self, UITabBarController.self,
      UIView.self, UIControl.self, UIImageView.self, UIVisualEffectView.self, UILabel.self, UIButton.self,
      UISlider.self, UIStepper.self, UIProgressView.self, UIPageControl.self, UISwitch.self,
      UISegmentedControl.self, UIActivityIndicatorView.self, UIColorWell.self,
      UIRefreshControl.self, UIPickerView.self, UIDatePicker.self, UITextField.self, UISearchTextField.self,
      UITextView.self, UISearchBar.self, UIScrollView.self, UITableView.self, UITableViewCell.self,
      UITableViewHeaderFooterView.self, UICollectionView.self, UICollectionViewCell.self,
      UICollectionViewListCell.self, UINavigationBar.self, UITabBar.self, UIListContentView.self,
    ].map { (type: AnyClass) in ObjectIdentifier(type) })
}
