import AccessibilityTree
import Foundation

/// The view hierarchy that Detox writes (`device.generateViewHierarchyXml()`): `<UIButton class="UIButton" label="…" …>`.
///
/// Detox writes views, their labels and values, and neither traits nor which views are elements: both are told from the
/// classes. Its frames are whole points, relative to the view around; how far a scroll view is scrolled is not in them.
enum ViewHierarchy: CaptureDialect {
  static let root = "ViewHierarchy"
  static let wrappers: Set<String> = [root]
  static let knowsElements = false

  static func draft(
    _ name: String, _ attributes: [String: String], around: [CaptureDraft]
  ) throws(CaptureProblem) -> CaptureDraft {
    var draft = CaptureDraft()
    let className = attributes["class"] ?? name
    draft.type = kind(of: className)
    draft.label = attributes["label"] ?? attributes["text"]
    draft.value = attributes["value"]
    draft.name = attributes["id"]
    if let name = draft.name, name.hasPrefix("detox_temp_") { draft.name = nil }
    draft.frame = try frame(attributes, of: name)
    if let parent = around.last {
      draft.frame.origin.x += parent.frame.minX
      draft.frame.origin.y += parent.frame.minY
    }
    guard abs(draft.frame.minX) < 1e9, abs(draft.frame.minY) < 1e9 else {
      throw CaptureProblem("the place of <\(name)> is beyond any screen")
    }
    let isHidden = attributes["visibility"] == "invisible" || Double(attributes["alpha"] ?? "") == 0
    draft.isVisible = !isHidden && (around.last?.isVisible ?? true)
    draft.traits = ElementKinds.traits(of: draft.type)
    draft.complete(within: around.map(\.type))
    return draft
  }

  /// XCUITest's name for what a class is.
  static func kind(of className: String) -> String {
    if let known = kinds[className] { return known }
    // React Native's classes, and an app's own: `RCTTextView`, `MyButton`.
    for (ending, kind) in endings where className.hasSuffix(ending) { return kind }
    return "Other"
  }

  private static let kinds: [String: String] = [
    "UIWindow": "Window", "UILabel": "StaticText", "UIButtonLabel": "StaticText", "UIButton": "Button",
    "_UIButtonBarButton": "Button", "UITabBarButton": "Button", "UISegment": "Button", "UIImageView": "Image",
    "UITextField": "TextField", "UISearchTextField": "SearchField", "UISearchBarTextField": "SearchField",
    "UITextView": "TextView", "UISwitch": "Switch", "UISlider": "Slider", "UIStepper": "Stepper",
    "UISegmentedControl": "SegmentedControl", "UIPageControl": "PageIndicator", "UIPickerView": "Picker",
    "UIDatePicker": "DatePicker", "UIActivityIndicatorView": "ActivityIndicator",
    "UIProgressView": "ProgressIndicator", "UITableView": "Table", "UICollectionView": "CollectionView",
    "UIScrollView": "ScrollView", "WKWebView": "WebView", "UINavigationBar": "NavigationBar",
    "UIToolbar": "Toolbar", "UITabBar": "TabBar", "UITableViewCell": "Cell", "UICollectionViewCell": "Cell",
    "RCTTextView": "StaticText", "RCTParagraphComponentView": "StaticText",
    "RCTUITextField": "TextField", "RCTUITextView": "TextView",
  ]

  private static let endings: [(String, String)] = [
    ("Button", "Button"), ("ImageView", "Image"), ("Label", "StaticText"), ("Switch", "Switch"),
    ("Slider", "Slider"), ("TextField", "TextField"), ("TextView", "TextView"), ("ScrollView", "ScrollView"),
    ("TableView", "Table"), ("CollectionView", "CollectionView"), ("Cell", "Cell"),
  ]
}
