import Foundation

/// What stands at an end of a list row.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct>.
@MainActor
public struct UICellAccessory {
  /// In which state an accessory shows.
  public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }

  /// At which end an accessory stands.
  public enum Placement: Hashable, Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  /// How an accessory that discloses looks.
  @MainActor
  public struct OutlineDisclosureOptions {
    public enum Style: Hashable, Sendable { case automatic, header, cell }
    public var style: Style
    public var isHidden: Bool?
    public var tintColor: UIColor?
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// A view of the app's own as an accessory.
  @MainActor
  public struct CustomViewConfiguration {
    public var customView: UIView
    public var placement: Placement
    public var isHidden: Bool?
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool?
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  enum Kind {
    case disclosure, checkmark
    case detail(() -> Void)
    case delete((() -> Void)?)
    case insert((() -> Void)?)
    case reorder, multiselect
    case outline((() -> Void)?)
    case label(String)
    case custom(UIView, Placement)
  }

  let kind: Kind
  let displayed: DisplayedState

  public static func disclosureIndicator(displayed: DisplayedState = .always) -> Self {
    Self(kind: .disclosure, displayed: displayed)
  }
  public static func checkmark(displayed: DisplayedState = .always) -> Self {
    Self(kind: .checkmark, displayed: displayed)
  }
  public static func detail(displayed: DisplayedState = .always, actionHandler: @escaping () -> Void = {})
    -> Self
  {
    Self(kind: .detail(actionHandler), displayed: displayed)
  }
  public static func delete(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil)
    -> Self
  {
    Self(kind: .delete(actionHandler), displayed: displayed)
  }
  public static func insert(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil)
    -> Self
  {
    Self(kind: .insert(actionHandler), displayed: displayed)
  }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> Self {
    Self(kind: .reorder, displayed: displayed)
  }
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> Self {
    Self(kind: .multiselect, displayed: displayed)
  }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(kind: .outline(actionHandler), displayed: displayed) }
  public static func label(text: String, displayed: DisplayedState = .always) -> Self {
    Self(kind: .label(text), displayed: displayed)
  }
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    switch configuration.placement {
    case .leading(let displayed), .trailing(let displayed):
      Self(kind: .custom(configuration.customView, configuration.placement), displayed: displayed)
    }
  }

  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  var isLeading: Bool {
    switch kind {
    case .delete, .insert, .multiselect: return true
    case .custom(_, .leading): return true
    default: return false
    }
  }

  /// What the accessory adds to the traits of its row.
  var rowTraits: UIAccessibilityTraits {
    switch kind {
    case .disclosure: .button
    case .checkmark: .selected
    default: .none
    }
  }

  func makeView(for cell: UICollectionViewListCell) -> UIView {
    switch kind {
    case .disclosure, .checkmark:
      let view = CellAccessoryView(cell: nil)
      if case .disclosure = kind {
        _ = view.configured(for: .disclosureIndicator)
      } else {
        _ = view.configured(for: .checkmark)
      }
      return view
    case .detail(let handler):
      let button = UIButton(type: .detailDisclosure)
      button.addAction(UIAction { _ in handler() }, for: .touchUpInside)
      return button
    case .delete(let handler): return symbol("minus.circle.fill", "Delete", .systemRed, handler)
    case .insert(let handler): return symbol("plus.circle.fill", "Insert", .systemGreen, handler)
    case .reorder: return symbol("line.3.horizontal", "Reorder", .tertiaryLabel, nil)
    case .multiselect: return symbol("circle", "Select", .tertiaryLabel, nil)
    case .outline(let handler): return symbol("chevron.right", "Expand", .tintColor, handler)
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
      label.adjustsFontForContentSizeCategory = true
      return label
    case .custom(let view, _): return view
    }
  }

  private func symbol(_ name: String, _ label: String, _ color: UIColor, _ handler: (() -> Void)?) -> UIView {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: name), for: .normal)
    button.tintColor = color
    button.accessibilityLabel = label
    if let handler { button.addAction(UIAction { _ in handler() }, for: .touchUpInside) }
    return button
  }

  func size(of view: UIView) -> CGSize {
    if let view = view as? CellAccessoryView { return view.fittingSize }
    if case .custom = kind, view.bounds.size != .zero { return view.bounds.size }
    let size = view.sizeThatFits(CGSize(width: 200, height: 44))
    return CGSize(width: max(size.width, 20), height: max(size.height, 20))
  }
}
