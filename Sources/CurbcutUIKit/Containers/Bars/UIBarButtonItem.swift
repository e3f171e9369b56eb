import Foundation

/// A button of a navigation bar or toolbar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitem>.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The prominence of a button.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary button.
    case plain
    /// An older name for an ordinary button.
    case bordered
    /// A prominent button that completes what the user is doing.
    case done
    /// The prominent style of iOS 26; the same as `done`.
    public static let prominent = Style.done
  }

  /// The buttons whose image and title the system provides.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// Completes what the user is doing: "Done".
    case done
    /// Cancels what the user is doing: "Cancel".
    case cancel
    /// Begins editing: "Edit".
    case edit
    /// Saves changes: "Save".
    case save
    /// Adds a new object: "Add".
    case add
    /// Space that fills what the other items leave.
    case flexibleSpace
    /// Space of a fixed width.
    case fixedSpace
    /// Starts a new message: "Compose".
    case compose
    /// Replies to a message: "Reply".
    case reply
    /// Offers actions: "Share".
    case action
    /// Moves something to a folder: "Organize".
    case organize
    /// Shows bookmarks: "Bookmarks".
    case bookmarks
    /// Starts a search: "Search".
    case search
    /// Reloads the content: "Refresh".
    case refresh
    /// Stops loading: "Stop".
    case stop
    /// Takes a photo: "Camera".
    case camera
    /// Deletes something: "Delete".
    case trash
    /// Plays: "Play".
    case play
    /// Pauses: "Pause".
    case pause
    /// Moves backward in media: "Rewind".
    case rewind
    /// Moves forward in media: "Fast Forward".
    case fastForward
    /// Undoes a change: "Undo".
    case undo
    /// Redoes a change: "Redo".
    case redo
    /// Curls the page: "Page Curl".
    case pageCurl
    /// Closes the current view: "Close".
    case close
    /// Helps with a text: "Writing Tools".
    case writingTools
  }

  /// The prominence of the button.
  open var style = Style.plain { didSet { itemDidChange() } }
  /// The width, in points; 0, the default, fits the content.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  /// Titles that the button should be wide enough for; nil for its own title only.
  @Unsupported("UIBarButtonItem.possibleTitles: the button is as wide as its own title")
  open var possibleTitles: Set<String>? = nil
  /// A view shown instead of a button; nil for a button.
  open var customView: UIView? { didSet { itemDidChange() } }
  /// The object that the action is sent to; nil sends it along the responder chain. Not retained.
  open weak var target: AnyObject?
  /// The action that a tap sends; nil for none.
  open var action: Selector?
  /// The menu that the button opens; nil for none.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// The action that a tap performs, in preference to ``action``. It also provides the title and image, except for
  /// a system item.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if systemItem == nil {
        title = primaryAction.title
        image = primaryAction.image
      }
    }
  }
  /// The colour of the button; nil for that of the bar.
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  /// The tint colour of the item, or else the one that the app set for all items with an appearance proxy; nil for
  /// neither.
  final var shownTintColor: UIColor? {
    tintColor ?? AppearanceProxies.shared.proxies(for: self, at: bar).lazy.compactMap(\.tintColor).first
  }
  /// Whether the button is selected; VoiceOver then says so.
  open var isSelected = false { didSet { itemDidChange() } }
  /// Whether the button is hidden.
  open var isHidden = false { didSet { itemDidChange() } }
  /// Whether dragging something onto the button presses it; false by default.
  @Unsupported("UIBarButtonItem.isSpringLoaded: nothing can be dragged onto the button")
  open var isSpringLoaded = false
  /// Whether the selected menu item becomes the button's title; false by default.
  @Unsupported(
    "UIBarButtonItem.changesSelectionAsPrimaryAction: the chosen item of the menu does not become the title")
  open var changesSelectionAsPrimaryAction = false
  /// Whether the button has no capsule behind it.
  open var hidesSharedBackground = false { didSet { itemDidChange() } }
  /// Whether a view of the app's own stands on glass as a button does, because it is one.
  package final var hasGlassBehindCustomView = false {
    didSet { if hasGlassBehindCustomView != oldValue { itemDidChange() } }
  }
  /// Whether the button shares a capsule with its neighbours; true by default.
  open var sharesBackground = true { didSet { itemDidChange() } }
  private(set) final var systemItem: SystemItem?
  /// The segue that Interface Builder connected to a tap.
  package final var triggerAction: (() -> Void)?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button whose image and title the system provides.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    self.target = target as AnyObject?
    self.action = action
    if systemItem == .done { style = .done }
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button with an image, and one for phones in landscape, which is stored but not shown.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button whose image and title the system provides, with an action or a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with a title and an image, which by default come from the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Space that fills what the other items leave.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Space of a fixed width, in points; 0 for the system's own.
  public static func fixedSpace(_ width: CGFloat = 0) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Takes over the system item from Interface Builder.
  package func adopt(systemItem: SystemItem) {
    self.systemItem = systemItem
    if systemItem == .done { style = .done }
    itemDidChange()
  }

  /// Sets a background image for the button, for all states and bar metrics alike.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgroundImage = image }
  private(set) final var backgroundImage: UIImage? { didSet { itemDidChange() } }
  private var offsets: [Offset: UIOffset] = [:]

  private enum Offset: Hashable {
    case title(UIBarMetrics), backButtonTitle(UIBarMetrics), background(UIBarMetrics)
  }

  /// Stores the offset of the title, in points; it is not applied here.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    offsets[.title(barMetrics)] = adjustment
  }
  /// The stored offset of the title, in points; zero by default.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    offsets[.title(barMetrics)] ?? .zero
  }
  /// Stores the offset of a back button's title, in points; it is not applied here.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    offsets[.backButtonTitle(barMetrics)] = adjustment
  }
  /// The stored offset of a back button's title, in points; zero by default.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    offsets[.backButtonTitle(barMetrics)] ?? .zero
  }
  /// Stores the downward offset of the background, in points; it is not applied here.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    offsets[.background(barMetrics)] = UIOffset(horizontal: 0, vertical: adjustment)
  }
  /// The stored downward offset of the background, in points; 0 by default.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    offsets[.background(barMetrics)]?.vertical ?? 0
  }

  /// Does what a tap on the item does. Returns false when there is nothing to do.
  @discardableResult
  final func trigger(with event: UIEvent? = nil) -> Bool {
    guard isEnabled else { return false }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
      return true
    }
    if let action, UIApplication.shared.sendAction(action, to: target, from: self, for: event) { return true }
    if let triggerAction {
      triggerAction()
      return true
    }
    return false
  }

  /// If the item has an action of its own, its menu opens with a long press instead.
  final var opensMenuAtTap: Bool { menu != nil && primaryAction == nil && action == nil }

  // MARK: Spaces and names

  final var isFlexibleSpace: Bool { systemItem == .flexibleSpace }
  final var isFixedSpace: Bool { systemItem == .fixedSpace }
  final var isSpace: Bool { isFlexibleSpace || isFixedSpace }

  /// The image to show: the item's own, or else that of the system item.
  final var shownImage: UIImage? {
    if let image { return image }
    guard let name = systemItem?.symbolName else { return nil }
    return UIImage(systemName: name)
  }

  /// The title to show; nil if there is an image, which takes its place.
  final var shownTitle: String? {
    guard shownImage == nil else { return nil }
    if let title { return title }
    return systemItem?.spokenName
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIBarButtonItem.self, over: UIBarItem.accessibilityDefaults
  ) { answers, _ in
    answers.label = { item in
      if let title = item.title, !title.isEmpty { return title }
      return item.systemItem?.spokenName
        ?? item.image.flatMap { $0.isSystemSymbol ? $0.spokenLabel : $0.accessibilityLabel }
    }
    answers.traits = { item in
      var traits: UIAccessibilityTraits = .button
      if !item.isEnabled { traits.insert(.notEnabled) }
      if item.isSelected { traits.insert(.selected) }
      if item.opensMenuAtTap { traits.insert(.popUpButton) }
      return traits
    }
  }

}

extension UIBarButtonItem.SystemItem {
  /// What VoiceOver says for the item, and the title of items without a symbol; nil for spaces.
  @MainActor var spokenName: String? {
    switch self {
    case .done: SystemWord.done.text
    case .cancel: SystemWord.cancel.text
    case .edit: SystemWord.edit.text
    case .save: SystemWord.save.text
    case .add: SystemWord.add.text
    case .compose: SystemWord.compose.text
    case .reply: SystemWord.reply.text
    case .action: SystemWord.share.text
    case .organize: SystemWord.organize.text
    case .bookmarks: SystemWord.bookmarks.text
    case .search: SystemWord.search.text
    case .refresh: SystemWord.refresh.text
    case .stop: SystemWord.stop.text
    case .camera: SystemWord.camera.text
    case .trash: SystemWord.delete.text
    case .play: SystemWord.play.text
    case .pause: SystemWord.pause.text
    case .rewind: SystemWord.rewind.text
    case .fastForward: SystemWord.fastForward.text
    case .undo: SystemWord.undo.text
    case .redo: SystemWord.redo.text
    case .pageCurl: SystemWord.pageCurl.text
    case .close: SystemWord.close.text
    case .writingTools: SystemWord.writingTools.text
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  /// The symbol on iOS 26, where Done and Cancel are symbols too (`ios26-netnewswire-settings.sheet.xml`: Done, 36
  /// points square); nil for items shown as text.
  var symbolName: String? {
    switch self {
    case .done: "checkmark"
    case .cancel, .close, .stop: "xmark"
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .writingTools: "apple.writing.tools"
    case .edit, .save, .pageCurl, .flexibleSpace, .fixedSpace: nil
    }
  }
}

/// The kind of bar that a property applies to.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// A bar of regular height.
  case `default`
  /// A compact-height bar, as on a phone in landscape.
  case compact
  /// A bar of regular height with a prompt.
  case defaultPrompt = 101
  /// A compact-height bar with a prompt.
  case compactPrompt
}

/// How a bar looks.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Follows the light or dark appearance.
  case `default`
  /// White text on a black bar.
  case black
  /// White text on a black bar; an older name.
  public static let blackOpaque = UIBarStyle.black
  /// White text on a black bar; an older name.
  public static let blackTranslucent = UIBarStyle.black
}

/// The position of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Unspecified.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, extending under the status bar.
  case topAttached
}

/// A bar that knows its position on the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// Determines the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// The position of a bar; `any` unless implemented.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The bar position and metrics that an image was set for.
struct BarImagePlace: Hashable {
  let position: UIBarPosition
  let metrics: UIBarMetrics
}
