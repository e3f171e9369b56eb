import Audit
import CurbcutGraphics
import CurbcutUIKit
import DeviceSettings
import Foundation
import SystemModules

extension ElementAppearance {
  /// What can be seen of a view, as far as it is known without drawing it.
  @MainActor
  init(_ view: UIView, kind: ViewKind?, frame: CGRect) {
    self.init()
    self.kind = kind
    viewFrame = frame
    takesTouches = view.isUserInteractionEnabled
    opacity = Double(view.alpha)
    clips = view.clipsToBounds || view.isMaskedToBounds
    // The rows of a wheel come into view as it turns.
    scrolls =
      view is UIPickerView || view is UIScrollView && !(view is UITextView && !view.isUserInteractionEnabled)
    background = Background(view)
    gestures = Self.gestures(of: view, kind)
    if let shown = view as? any TextShowing, let facts = shown.shownTextFacts {
      read(facts, of: shown, frame)
    }
    if let image = view as? UIImageView, image.image != nil { background = .image }
    if let shown = view as? any ImageShowing, shown.shownImage?.isStandIn == true {
      background = .image
      isImageMissing = true
    }
    if let field = view as? UITextField { placeholder = field.placeholder }
  }

  @MainActor
  private mutating func read(_ facts: ShownTextFacts, of view: any TextShowing, _ frame: CGRect) {
    let traits = view.traitCollection
    text = facts.text
    textColor = facts.color.map { .color(AuditColor($0, traits)) } ?? .notKnown
    hasSystemTextColor = facts.hasSystemColor
    numberOfLines = facts.numberOfLines
    shrinkage = Double(facts.scale)
    links = facts.links.map {
      TextLink(
        text: $0.text, color: AuditColor($0.color, traits), around: AuditColor($0.around, traits),
        hasOtherCue: $0.hasOtherCue)
    }
    textFrame = frame.intersection(UIAccessibility.convertToScreenCoordinates(facts.frame, in: view))
    let label = view as? UILabel
    font = TextFont(facts.font, adjusts: label.map(\.adjustsFontForContentSizeCategory))
    clipsText = label?.lineBreakMode == .byClipping
    if let label, let shade = label.shadowColor, label.shadowOffset != .zero {
      textShadows = [
        TextShadow(color: .color(AuditColor(shade, traits)), offset: label.shadowOffset, blur: 0)
      ]
    }
    guard facts.isTruncated else { return }
    isTruncated = !clipsText && view.bounds.height >= facts.font.lineHeight - 1
    textNeeds = isTruncated ? nil : facts.needs
  }

  /// The gestures that the app recognises on a view; those that the system's own views need for themselves are not
  /// among them.
  @MainActor
  static func gestures(of view: UIView, _ kind: ViewKind?) -> Set<Gesture> {
    guard let recognizers = view.gestureRecognizers, !recognizers.isEmpty, !(view is UIControl),
      !(view is UIScrollView),
      !view.isMadeBySystem
    else { return [] }
    var gestures: Set<Gesture> = []
    for recognizer in recognizers where recognizer.isEnabled {
      switch recognizer {
      case is UITapGestureRecognizer: gestures.insert(.tap)
      case is UIScreenEdgePanGestureRecognizer: break
      case is UIPanGestureRecognizer: gestures.insert(.drag)
      case let press as UILongPressGestureRecognizer
      where type(of: press) == UILongPressGestureRecognizer.self:
        gestures.insert(.longPress)
      default: break
      }
    }
    return gestures
  }
}

extension TextFont {
  /// The font of a text.
  ///
  /// - Parameter adjusts: whether the text follows the text size; nil for one of SwiftUI, which always does, as far as
  ///   its font can.
  @MainActor
  init(_ font: UIFont, adjusts: Bool?) {
    let attributes = font.fontDescriptor.fontAttributes
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
    let weight = (traits?[.weight] as? CGFloat) ?? 0
    let style = attributes[.textStyle] as? UIFont.TextStyle
    let small = font.adjusted(for: UITraitCollection(preferredContentSizeCategory: .large)).pointSize
    let large = font.adjusted(
      for: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    ).pointSize
    // SwiftUI makes the font anew for each size; whether it grows is measured.
    let other: Scaling = large > small ? .metrics : adjusts == nil ? .unknown : .none
    self.init(
      name: font.fontName, pointSize: Double(font.pointSize), isBold: weight >= UIFont.Weight.bold.rawValue,
      textStyle: style.flatMap { Self.names[$0] }, scaling: style != nil ? .textStyle : other,
      adjusts: adjusts ?? (style != nil ? true : nil))
    // Only a font that grows tells its size at another text size from the one that it has.
    if large > small { defaultPointSize = Double(small) }
  }

  private static let names: [UIFont.TextStyle: String] = [
    .largeTitle: "largeTitle", .title1: "title1", .title2: "title2", .title3: "title3", .headline: "headline",
    .body: "body", .callout: "callout", .subheadline: "subheadline", .footnote: "footnote",
    .caption1: "caption1", .caption2: "caption2",
  ]
}

extension Background {
  @MainActor
  fileprivate init(_ view: UIView) {
    if view is UIVisualEffectView {
      self = .material
    } else if view.layer is CAGradientLayer {
      self = .notKnown
    } else if let color = view.backgroundColor {
      let known = AuditColor(color, view.traitCollection)
      self = known.alpha > 0 ? .color(known) : .none
    } else {
      self = .none
    }
  }
}

extension AuditColor {
  /// A colour as it is drawn with traits.
  @MainActor
  init(_ color: UIColor, _ traits: UITraitCollection) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

extension ViewKind {
  /// The kind of a view.
  @MainActor
  init?(view: UIView) {
    switch view {
    case is UILabel: self = .label
    case is UISearchTextField, is UISearchBar: self = .searchField
    case is UITextField: self = .textField
    case is UITextView: self = .textView
    case is UIImageView: self = .image
    case is UISwitch: self = .toggle
    case is UISlider: self = .slider
    case is UIStepper: self = .stepper
    case is UISegmentedControl: self = .segmentedControl
    case is UIPageControl: self = .pageControl
    case is UIPickerView: self = .picker
    case is UIDatePicker: self = .datePicker
    case is UIButton: self = .button
    case is UITableViewCell, is UICollectionViewCell: self = .cell
    case is UINavigationBar, is UIToolbar, is UITabBar: self = .bar
    case is UIScrollView: self = .scrollView
    case _ where view.isMenu: self = .menu
    default: return nil
    }
  }

  /// Whether its parts are the system's, and not what an app put into it.
  var isMadeOfSystemParts: Bool {
    switch self {
    case .toggle, .slider, .stepper, .pageControl, .datePicker, .searchField: true
    default: false
    }
  }
}

extension UIView {
  /// Whether it is an open menu of the system's, for which there is no public class.
  fileprivate var isMenu: Bool {
    String(describing: type(of: self)) == "MenuView" && SystemModule.owns(type(of: self))
  }

  /// Whether it is a header or footer in a list of SwiftUI.
  var isListEdge: Bool {
    String(describing: type(of: self)) == "ListEdgeView" && SystemModule.owns(type(of: self))
  }

  /// Whether it shows a web page.
  var isWebPage: Bool {
    var kind: AnyClass? = type(of: self)
    while let found = kind, found != UIView.self {
      if SystemModule.owner(of: found)?.framework == "WebKit" { return true }
      kind = class_getSuperclass(found)
    }
    return false
  }

  /// Whether a view is one that the system makes for itself, such as the keyboard: apps know none of its class.
  var isMadeBySystem: Bool {
    let name = String(describing: type(of: self))
    if (superview as? UICollectionViewListCell)?.makesAccessory(self) == true { return true }
    // The rows of a wheel that the app gives no views for.
    if name == "ControlContentLabel", let superview,
      String(describing: type(of: superview)) == "PickerColumn",
      SystemModule.owns(type(of: superview))
    {
      return true
    }
    return SystemModule.owns(type(of: self))
      && ["Keyboard", "Alert", "MKAttribution", "SheetGrabber", "DismissRegion", "RowControl"]
        .contains { name.hasPrefix($0) }
  }
}

extension UIView {
  /// Whether a shape that lies in the view cuts off what is beyond it, as SwiftUI's clips do.
  fileprivate var isMaskedToBounds: Bool {
    guard let mask = layer.mask as? CAShapeLayer, let path = mask.path else { return false }
    return bounds.insetBy(dx: -1, dy: -1).contains(path.boundingBoxOfPath)
  }
}
