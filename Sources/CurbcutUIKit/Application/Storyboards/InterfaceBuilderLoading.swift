import CurbcutFoundation

/// What UIKit needs of the module that reads .storyboard and .xib files, which lies a floor above.
@MainActor
package protocol InterfaceBuilderLoader {
  /// Whether a bundle has a nib.
  func hasNib(named name: String, bundle: Bundle) -> Bool
  /// Makes a nib's objects; nil when the bundle has no such nib. The external objects stand for placeholders,
  /// by their identifiers.
  func nib(named name: String, bundle: Bundle, owner: Any?, externalObjects: [String: Any]) -> [Any]?
  /// Makes the objects of a nib in memory; nil for data that is none.
  func nib(data: Data, bundle: Bundle, owner: Any?, externalObjects: [String: Any]) -> [Any]?
  /// Reads a storyboard; nil when the bundle has none of the name.
  func storyboard(named name: String, bundle: Bundle) -> (any StoryboardContents)?
}

/// Where the reader of Interface Builder files is put when it is there.
@MainActor
package enum InterfaceBuilderLoading {
  package static var loader: (any InterfaceBuilderLoader)?
}

/// A coder that holds what Interface Builder wrote for one object, and sets it while the object is made: on
/// iOS, too, an object has its attributes and subviews when the `init(coder:)` of UIKit returns.
@MainActor
package protocol InterfaceBuilderCoder: AnyObject {
  /// Sets the attributes of the object; called once, when its UIKit part is complete.
  func read(into object: AnyObject)
}

extension NSCoder {
  /// Sets what Interface Builder wrote, at the end of an initializer of UIKit, if the object needs no other
  /// initializer of UIKit to become complete.
  ///
  /// - Parameters:
  ///   - object: the object that is being made.
  ///   - type: the class whose initializer ends.
  @MainActor
  final func readInterfaceBuilder(_ object: AnyObject, as type: AnyClass) {
    guard let coder = self as? any InterfaceBuilderCoder else { return }
    var current: AnyClass? = Swift.type(of: object)
    while let one = current, !Self.completing.contains(ObjectIdentifier(one)) {
      current = _getSuperclass(one)
    }
    if current == type { coder.read(into: object) }
  }

  /// The classes whose `init(coder:)` calls ``readInterfaceBuilder(_:as:)``: the roots, and all that set
  /// something of their own after their superclass did.
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
