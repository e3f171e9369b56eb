import CurbcutFoundation
import CurbcutUIKit

extension NibDecoder {
  /// The kind of a view by the name of its element; nil for what is not known.
  static func kind(of element: String) -> ViewKind? { kindsOfUIKit[element] ?? kindOfOtherModules(element) }

  /// A view of the modules above UIKit, which are looked up by class name, as on iOS: only when a document has one, as
  /// the runtime goes through all types of the process. A program without the module shows a placeholder.
  private static func kindOfOtherModules(_ element: String) -> ViewKind? {
    switch element {
    case "wkWebView": (ObjCRuntime.class(named: "WKWebView") as? UIView.Type).map { ViewKind(type: $0) }
    case "mapView":
      (ObjCRuntime.class(named: "MKMapView") as? UIView.Type).map { ViewKind(type: $0) { $0.readMap } }
    default: nil
    }
  }

  private static let kindsOfUIKit: [String: ViewKind] = [
    "view": ViewKind(type: UIView.self),
    "containerView": ViewKind(type: UIView.self),
    "window": ViewKind(type: UIView.self),
    "control": kind(UIControl.self) { $0.readControl },
    "label": kind(UILabel.self) { $0.readLabel },
    "button": kind(UIButton.self) { $0.readButton },
    "textField": kind(UITextField.self) { $0.readTextField },
    "textView": kind(UITextView.self) { $0.readTextView },
    "imageView": kind(UIImageView.self) { $0.readImageView },
    "switch": kind(UISwitch.self) { $0.readSwitch },
    "slider": kind(UISlider.self) { $0.readSlider },
    "stepper": kind(UIStepper.self) { $0.readStepper },
    "progressView": kind(UIProgressView.self) { $0.readProgress },
    "activityIndicatorView": kind(UIActivityIndicatorView.self) { $0.readActivityIndicator },
    "pageControl": kind(UIPageControl.self) { $0.readPageControl },
    "segmentedControl": kind(UISegmentedControl.self) { $0.readSegments },
    "datePicker": kind(UIDatePicker.self) { $0.readDatePicker },
    "pickerView": kind(UIPickerView.self) { $0.readPicker },
    "colorWell": kind(UIColorWell.self) { $0.readColorWell },
    "searchBar": kind(UISearchBar.self) { $0.readSearchBar },
    "refreshControl": kind(UIRefreshControl.self) { $0.readRefreshControl },
    "stackView": kind(UIStackView.self) { $0.readStack },
    "scrollView": kind(UIScrollView.self) { $0.readScrollView },
    "tableView": kind(UITableView.self) { $0.readTable },
    "tableViewCell": kind(UITableViewCell.self) { $0.readCell },
    "tableViewCellContentView": ViewKind(type: UIView.self),
    "collectionView": kind(UICollectionView.self) { $0.readCollection },
    "collectionViewCell": kind(UICollectionViewCell.self) { $0.readCollectionCell },
    "collectionViewCellContentView": ViewKind(type: UIView.self),
    "collectionReusableView": kind(UICollectionReusableView.self) { $0.readReusableView },
    "visualEffectView": kind(UIVisualEffectView.self) { $0.readEffect },
    "navigationBar": kind(UINavigationBar.self) { $0.readNavigationBar },
    "toolbar": kind(UIToolbar.self) { $0.readToolbar },
    "tabBar": kind(UITabBar.self) { $0.readTabBar },
  ]

  func readPicker(_ reader: ElementReader, _ picker: UIPickerView) {
    // Since iOS 7 pickers always show their selection.
    reader.note("showsSelectionIndicator")
  }

  func readRefreshControl(_ reader: ElementReader, _ control: UIRefreshControl) {
    readControl(reader, control)
    if let text = reader.child(key: "attributedTitle", names: ["attributedString"]) {
      control.attributedTitle = document.attributedText(text)
    }
  }

  func readStack(_ reader: ElementReader, _ stack: UIStackView) {
    stack.axis = .horizontal
    reader.choice("axis", ["horizontal": NSLayoutConstraint.Axis.horizontal, "vertical": .vertical]) {
      stack.axis = $0
    }
    reader.choice("alignment", Self.stackAlignments) { stack.alignment = $0 }
    reader.choice("distribution", Self.distributions) { stack.distribution = $0 }
    reader.number("spacing") { stack.spacing = $0 }
    reader.choice(
      "spacingType", ["standard": UIStackView.spacingUseSystem, "default": UIStackView.spacingUseDefault]
    ) { stack.spacing = $0 }
    reader.bool("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = $0 }
    reader.bool("layoutMarginsRelativeArrangement") { stack.isLayoutMarginsRelativeArrangement = $0 }
    // Interface Builder writes the margins of a stack view only when its arrangement is relative to them.
    let hasMargins = reader.element.children.contains {
      $0.key == "layoutMargins" || $0.key == "directionalLayoutMargins"
    }
    if hasMargins { stack.isLayoutMarginsRelativeArrangement = true }
  }

  func readEffect(_ reader: ElementReader, _ view: UIVisualEffectView) {
    if let blur = reader.child("blurEffect") { view.effect = blurEffect(blur) }
    if let vibrancy = reader.child("vibrancyEffect") {
      let inner = document.reader(vibrancy)
      inner.note("style")
      let blur = inner.child("blurEffect").map(blurEffect) ?? UIBlurEffect(style: .regular)
      view.effect = UIVibrancyEffect(blurEffect: blur)
      inner.finish()
    }
    if let content = reader.child(key: "contentView") { view.setContentView(self.view(content)) }
  }

  private func blurEffect(_ element: IBElement) -> UIBlurEffect {
    let reader = document.reader(element)
    defer { reader.finish() }
    var style = UIBlurEffect.Style.regular
    reader.choice("style", Self.blurStyles) { style = $0 }
    return UIBlurEffect(style: style)
  }

  /// The names of alignments. In a horizontal stack, Interface Builder writes leading and trailing as top and bottom.
  private static let stackAlignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
    "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}

extension NibDecoder {
  /// The element names of views, to tell them from other objects.
  nonisolated static let knownViews: Set<String> = [
    "view", "containerView", "label", "button", "textField", "textView", "imageView", "switch", "slider",
    "stepper", "progressView", "activityIndicatorView", "pageControl", "segmentedControl", "datePicker",
    "pickerView", "searchBar", "stackView", "scrollView", "tableView", "tableViewCell", "collectionView",
    "collectionViewCell", "collectionReusableView", "visualEffectView", "navigationBar", "toolbar", "tabBar",
  ]
}
