/// What kind of view something is, as far as rules tell kinds apart.
public enum ViewKind: String, Sendable, CaseIterable {
  /// `UILabel`
  case label
  /// `UIButton`
  case button
  /// `UITextField`, but no search field
  case textField
  /// `UISearchTextField`, `UISearchBar`
  case searchField
  /// `UITextView`
  case textView
  /// `UIImageView`
  case image
  /// `UISwitch`
  case toggle
  /// `UISlider`
  case slider
  /// `UIStepper`
  case stepper
  /// `UISegmentedControl`
  case segmentedControl
  /// `UIPageControl`
  case pageControl
  /// `UIPickerView`
  case picker
  /// `UIDatePicker`
  case datePicker
  /// `UITableViewCell`, `UICollectionViewCell`
  case cell
  /// `UIScrollView`, a table, a collection
  case scrollView
  /// `UINavigationBar`, `UIToolbar`, `UITabBar`
  case bar
  /// `MKMapView`
  case map
  /// An alert
  case alert
  /// An open menu, whose rows are as high as the platform makes them
  case menu

  /// The kind of a class of UIKit, of a view of SwiftUI, or of an element type as XCUITest names it; nil for others.
  ///
  /// Before the name may stand those of the views around it: `ContentView/Slider`.
  public init?(className: String) {
    let name = className.lastIndex(of: "/").map { String(className[className.index(after: $0)...]) }
    guard let kind = Self.kinds[name ?? className] else { return nil }
    self = kind
  }

  private static let kinds: [String: ViewKind] = [
    "UILabel": .label, "StaticText": .label, "UIButton": .button, "Button": .button,
    "UITextField": .textField,
    "TextField": .textField, "SecureTextField": .textField, "UISearchTextField": .searchField,
    "UISearchBar": .searchField, "SearchField": .searchField, "UITextView": .textView, "TextView": .textView,
    "UIImageView": .image, "Image": .image, "Icon": .image, "UISwitch": .toggle, "Switch": .toggle,
    "Toggle": .toggle, "UISlider": .slider, "Slider": .slider, "UIStepper": .stepper, "Stepper": .stepper,
    "UISegmentedControl": .segmentedControl, "SegmentedControl": .segmentedControl,
    "UIPageControl": .pageControl, "PageIndicator": .pageControl, "UIPickerView": .picker, "Picker": .picker,
    "PickerWheel": .picker, "UIDatePicker": .datePicker, "DatePicker": .datePicker, "UITableViewCell": .cell,
    "UICollectionViewCell": .cell, "UICollectionViewListCell": .cell, "Cell": .cell,
    "UIScrollView": .scrollView,
    "UITableView": .scrollView, "UICollectionView": .scrollView, "ScrollView": .scrollView,
    "Table": .scrollView,
    "CollectionView": .scrollView, "UINavigationBar": .bar, "UIToolbar": .bar, "UITabBar": .bar,
    "NavigationBar": .bar, "Toolbar": .bar, "TabBar": .bar, "MKMapView": .map, "Map": .map, "Alert": .alert,
    "Menu": .menu,
  ]

  /// Whether it draws its own text, and is drawn as nothing without.
  var showsText: Bool { self == .label || self == .textField || self == .textView || self == .searchField }
  /// Whether text is typed into it.
  var isField: Bool { self == .textField || self == .textView || self == .searchField }
  /// Whether it is a control of a size that the platform sets, and that an app leaves as it is.
  var hasPlatformSize: Bool {
    switch self {
    case .toggle, .slider, .stepper, .segmentedControl, .pageControl, .searchField, .menu: true
    default: false
    }
  }
}
