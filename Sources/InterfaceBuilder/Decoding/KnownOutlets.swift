import CurbcutUIKit

/// The outlets of UIKit's own classes.
@MainActor
enum KnownOutlets {
  /// Sets an outlet. Returns false if the class has no outlet of that name.
  static func set(_ value: Any, _ name: String, of object: AnyObject) -> Bool {
    switch name {
    case "delegate": delegate(value, of: object)
    case "dataSource": dataSource(value, of: object)
    case "view": view(value) { (object as? UIViewController)?.view = $0 }
    case "accessibilityElements": accessibilityElements(value, of: object)
    default: other(value, name, of: object)
    }
  }

  private static func delegate(_ value: Any, of object: AnyObject) -> Bool {
    switch object {
    case let one as UITableView: set(value) { one.delegate = $0 as (any UITableViewDelegate) }
    case let one as UICollectionView: set(value) { one.delegate = $0 as (any UICollectionViewDelegate) }
    case let one as UITextView: set(value) { one.delegate = $0 as (any UITextViewDelegate) }
    case let one as UIScrollView: set(value) { one.delegate = $0 as (any UIScrollViewDelegate) }
    case let one as UIPickerView: set(value) { one.delegate = $0 as (any UIPickerViewDelegate) }
    case let one as UITextField: set(value) { one.delegate = $0 as (any UITextFieldDelegate) }
    case let one as UISearchBar: set(value) { one.delegate = $0 as (any UISearchBarDelegate) }
    case let one as UITabBar: set(value) { one.delegate = $0 as (any UITabBarDelegate) }
    case let one as UINavigationBar: set(value) { one.delegate = $0 as (any UINavigationBarDelegate) }
    case let one as UIGestureRecognizer:
      set(value) { one.delegate = $0 as (any UIGestureRecognizerDelegate) }
    case let one as UINavigationController:
      set(value) { one.delegate = $0 as (any UINavigationControllerDelegate) }
    case let one as UITabBarController:
      set(value) { one.delegate = $0 as (any UITabBarControllerDelegate) }
    case let one as UISplitViewController:
      set(value) { one.delegate = $0 as (any UISplitViewControllerDelegate) }
    case let one as UIPageViewController:
      set(value) { one.delegate = $0 as (any UIPageViewControllerDelegate) }
    default: false
    }
  }

  private static func dataSource(_ value: Any, of object: AnyObject) -> Bool {
    switch object {
    case let one as UITableView: set(value) { one.dataSource = $0 as (any UITableViewDataSource) }
    case let one as UICollectionView:
      set(value) { one.dataSource = $0 as (any UICollectionViewDataSource) }
    case let one as UIPickerView: set(value) { one.dataSource = $0 as (any UIPickerViewDataSource) }
    case let one as UIPageViewController:
      set(value) { one.dataSource = $0 as (any UIPageViewControllerDataSource) }
    default: false
    }
  }

  private static func other(_ value: Any, _ name: String, of object: AnyObject) -> Bool {
    switch (object, name) {
    case (let table as UITableView, "tableHeaderView"): view(value) { table.tableHeaderView = $0 }
    case (let table as UITableView, "tableFooterView"): view(value) { table.tableFooterView = $0 }
    case (let table as UITableView, "backgroundView"): view(value) { table.backgroundView = $0 }
    case (let table as UITableViewController, "tableView"):
      set(value) { (view: UITableView) in table.tableView = view }
    case (let controller as UITableViewController, "refreshControl"):
      set(value) { (control: UIRefreshControl) in controller.refreshControl = control }
    case (let scroll as UIScrollView, "refreshControl"):
      set(value) { (control: UIRefreshControl) in scroll.refreshControl = control }
    case (let collection as UICollectionView, "backgroundView"):
      view(value) { collection.backgroundView = $0 }
    case (let cell as UITableViewCell, "accessoryView"): view(value) { cell.accessoryView = $0 }
    case (let cell as UITableViewCell, "editingAccessoryView"): view(value) { cell.editingAccessoryView = $0 }
    case (let cell as UITableViewCell, "backgroundView"): view(value) { cell.backgroundView = $0 }
    case (let cell as UITableViewCell, "selectedBackgroundView"):
      view(value) { cell.selectedBackgroundView = $0 }
    case (let cell as UICollectionViewCell, "backgroundView"): view(value) { cell.backgroundView = $0 }
    case (let cell as UICollectionViewCell, "selectedBackgroundView"):
      view(value) { cell.selectedBackgroundView = $0 }
    case (let field as UITextField, "leftView"): view(value) { field.leftView = $0 }
    case (let field as UITextField, "rightView"): view(value) { field.rightView = $0 }
    case (let field as UITextField, "inputView"): view(value) { field.inputView = $0 }
    case (let field as UITextField, "inputAccessoryView"): view(value) { field.inputAccessoryView = $0 }
    case (let text as UITextView, "inputView"): view(value) { text.inputView = $0 }
    case (let text as UITextView, "inputAccessoryView"): view(value) { text.inputAccessoryView = $0 }
    case (let item as UINavigationItem, "titleView"): view(value) { item.titleView = $0 }
    case (let item as UINavigationItem, "leftBarButtonItem"): bar(value) { item.leftBarButtonItem = $0 }
    case (let item as UINavigationItem, "rightBarButtonItem"): bar(value) { item.rightBarButtonItem = $0 }
    case (let item as UINavigationItem, "backBarButtonItem"): bar(value) { item.backBarButtonItem = $0 }
    case (let item as UIBarButtonItem, "customView"): view(value) { item.customView = $0 }
    default: false
    }
  }

  private static func accessibilityElements(_ value: Any, of object: AnyObject) -> Bool {
    guard let elements = value as? [Any], let object = object as? AccessibleObject else { return false }
    object.accessibilityElements = elements
    return true
  }

  private static func view(_ value: Any, _ apply: (UIView) -> Void) -> Bool { set(value, apply) }
  private static func bar(_ value: Any, _ apply: (UIBarButtonItem) -> Void) -> Bool { set(value, apply) }

  /// Sets a value of the right type. A value of another type is ignored, since nothing could use it.
  private static func set<Value>(_ value: Any, _ apply: (Value) -> Void) -> Bool {
    if let value = value as? Value { apply(value) }
    return true
  }
}
