import AccessibilityTree
import Foundation

/// An accessory at an end of a list row.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct>.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The state in which an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the collection view is in editing mode.
    case whenEditing
    /// While the collection view is not in editing mode.
    case whenNotEditing
  }

  /// The end of the row at which an accessory is placed.
  public enum Placement: Hashable, Sendable {
    /// The leading edge.
    case leading(displayed: DisplayedState = .always)
    /// The trailing edge.
    case trailing(displayed: DisplayedState = .always)
  }

  /// Options for an outline disclosure accessory.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// The look and behaviour of an outline disclosure arrow.
    public enum Style: Hashable, Sendable {
      /// Determined by the position in the outline; the same as `cell` here.
      case automatic
      /// For a header: a tap anywhere on the row expands or collapses it.
      case header
      /// For a cell: a tap on the arrow expands or collapses the row, and a tap on the row selects it.
      case cell
    }
    /// The look and behaviour of the arrow.
    public var style: Style
    /// Whether the arrow is hidden but keeps its space; nil and false show it.
    public var isHidden: Bool?
    /// The colour of the arrow; nil for the tint colour.
    public var tintColor: UIColor?
    /// Whether a tap anywhere on the row expands or collapses it.
    var togglesByRow: Bool { style == .header }

    /// Creates options; the reserved layout width is ignored here.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// A custom view as an accessory.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view at the end of the row.
    public var customView: UIView
    /// The end at which it is placed, and the state in which it is shown.
    public var placement: Placement
    /// Whether it is hidden but keeps its space; nil by default.
    @Unsupported("UICellAccessory.CustomViewConfiguration.isHidden: the accessory shows")
    public var isHidden: Bool? = nil
    /// The tint colour of the view; nil for the row's.
    public var tintColor: UIColor?
    /// Whether it keeps its size as the text size changes; nil by default.
    @Unsupported(
      "UICellAccessory.CustomViewConfiguration.maintainsFixedSize: the accessory's size follows its view")
    public var maintainsFixedSize: Bool? = nil
    /// Creates an accessory from a view. A view with nonempty bounds keeps its size.
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
    case outline(OutlineDisclosureOptions, (() -> Void)?)
    case label(String)
    case custom(UIView, Placement)
  }

  let kind: Kind
  let displayed: DisplayedState

  /// A chevron that shows that the row leads to another screen; the row becomes a button.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> Self {
    Self(kind: .disclosure, displayed: displayed)
  }
  /// A checkmark; the row counts as selected.
  public static func checkmark(displayed: DisplayedState = .always) -> Self {
    Self(kind: .checkmark, displayed: displayed)
  }
  /// An info button, which calls the handler.
  public static func detail(displayed: DisplayedState = .always, actionHandler: @escaping () -> Void = {})
    -> Self
  {
    Self(kind: .detail(actionHandler), displayed: displayed)
  }
  /// A red button with a minus sign, at the leading edge.
  public static func delete(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil)
    -> Self
  {
    Self(kind: .delete(actionHandler), displayed: displayed)
  }
  /// A green button with a plus sign, at the leading edge.
  public static func insert(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil)
    -> Self
  {
    Self(kind: .insert(actionHandler), displayed: displayed)
  }
  /// A reorder control.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> Self {
    Self(kind: .reorder, displayed: displayed)
  }
  /// A circle for selecting the row together with others, at the leading edge.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> Self {
    Self(kind: .multiselect, displayed: displayed)
  }
  /// An arrow that expands and collapses the row's item, either in the outline of a diffable data source or with
  /// the handler.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(kind: .outline(options, actionHandler), displayed: displayed) }
  /// A short grey text.
  public static func label(text: String, displayed: DisplayedState = .always) -> Self {
    Self(kind: .label(text), displayed: displayed)
  }
  /// Looks and behaviour of a button that opens a menu.
  @preconcurrency @MainActor
  public struct PopUpMenuOptions {
    /// Whether the button is hidden but keeps its space; nil and false show it.
    public var isHidden: Bool?
    /// The colour of the button; nil for the tint colour.
    public var tintColor: UIColor?

    /// Creates options; the reserved layout width is ignored here.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// A button that opens a menu, and shows the chosen entry as its title.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> Self {
    let button = UIButton(configuration: .plain())
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.isHidden = options.isHidden ?? false
    if let tint = options.tintColor { button.tintColor = tint }
    if let selectedElementDidChangeHandler {
      button.addAction(
        UIAction { [weak button] _ in if let menu = button?.menu { selectedElementDidChangeHandler(menu) } },
        for: .menuActionTriggered)
    }
    return Self(kind: .custom(button, .trailing(displayed: displayed)), displayed: displayed)
  }
  /// A custom view.
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

  /// Whether the app gave the view.
  var isCustom: Bool {
    if case .custom = kind { true } else { false }
  }

  /// What the accessory adds to the traits of its row.
  var rowTraits: UIAccessibilityTraits {
    switch kind {
    case .disclosure: .button
    case .outline(let options, _): options.togglesByRow ? .button : .none
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
    case .delete(let handler): return symbol("minus.circle.fill", SystemWord.delete.text, .systemRed, handler)
    case .insert(let handler):
      return symbol("plus.circle.fill", SystemWord.insert.text, .systemGreen, handler)
    case .reorder:
      let control = ItemReorderControl(type: .system)
      control.setImage(UIImage(systemName: "line.3.horizontal"), for: .normal)
      control.tintColor = .tertiaryLabel
      control.accessibilityLabel = SystemWord.reorder.text
      control.accessibilityTraits = [
        .button, UIAccessibilityTraits(rawValue: AccessibilityTraits.draggable.rawValue),
      ]
      control.cell = cell
      return control
    case .multiselect: return symbol("circle", SystemWord.select.text, .tertiaryLabel, nil)
    case .outline(let options, let handler): return outlineArrow(options, handler, for: cell)
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

  private func outlineArrow(
    _ options: OutlineDisclosureOptions, _ handler: (() -> Void)?, for cell: UICollectionViewListCell
  ) -> UIView {
    let isExpanded = cell.isOutlineExpanded ?? false
    let name = isExpanded ? "chevron.down" : "chevron.forward"
    let color = options.tintColor ?? .tintColor
    let view: UIView
    if options.togglesByRow {
      let arrow = UIImageView(image: UIImage(systemName: name))
      arrow.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
      arrow.tintColor = color
      arrow.isAccessibilityElement = false
      view = arrow
    } else {
      view = symbol(
        name, isExpanded ? SystemWord.collapse.text : SystemWord.expand.text, color,
        { [weak cell] in cell?.toggleOutline(handler) })
    }
    view.isHidden = options.isHidden ?? false
    return view
  }

  /// What a tap anywhere on the row does: expand or collapse it. Nil if the row is selected instead.
  func rowToggle(of cell: UICollectionViewListCell) -> (() -> Void)? {
    guard case .outline(let options, let handler) = kind, options.togglesByRow else { return nil }
    return { [weak cell] in cell?.toggleOutline(handler) }
  }

  var isOutlineDisclosure: Bool { if case .outline = kind { true } else { false } }

  private func symbol(_ name: String, _ label: String, _ color: UIColor, _ handler: (() -> Void)?) -> UIView {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: name), for: .normal)
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(textStyle: .body), forImageIn: .normal)
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
