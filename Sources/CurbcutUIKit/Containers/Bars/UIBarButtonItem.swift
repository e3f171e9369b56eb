import Foundation

/// A button of a navigation bar or toolbar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitem>.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How much a button stands out.
  public enum Style: Int, Hashable, Sendable {
    /// As any other.
    case plain
    /// As any other; an older name.
    case bordered
    /// As the one that finishes what the user is doing.
    case done
    /// The prominent style of iOS 26, which `done` names too.
    public static let prominent = Style.done
  }

  /// The buttons whose look and name the system gives.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// Finishes what the user is doing: "Done".
    case done
    /// Gives up what the user is doing: "Cancel".
    case cancel
    /// Begins editing: "Edit".
    case edit
    /// Keeps what was changed: "Save".
    case save
    /// Makes something new: "Add".
    case add
    /// Space that takes what the other items leave.
    case flexibleSpace
    /// Space of a width.
    case fixedSpace
    /// Begins a message: "Compose".
    case compose
    /// Answers a message: "Reply".
    case reply
    /// Offers what can be done with something: "Share".
    case action
    /// Files something: "Organize".
    case organize
    /// Shows bookmarks: "Bookmarks".
    case bookmarks
    /// Begins a search: "Search".
    case search
    /// Loads again: "Refresh".
    case refresh
    /// Stops loading: "Stop".
    case stop
    /// Takes a photo: "Camera".
    case camera
    /// Throws something away: "Delete".
    case trash
    /// Plays: "Play".
    case play
    /// Pauses: "Pause".
    case pause
    /// Goes back in time: "Rewind".
    case rewind
    /// Goes on in time: "Fast Forward".
    case fastForward
    /// Takes a change back: "Undo".
    case undo
    /// Makes a change again: "Redo".
    case redo
    /// Turns the page up: "Page Curl".
    case pageCurl
    /// Closes what is open: "Close".
    case close
    /// Helps with a text: "Writing Tools".
    case writingTools
  }

  /// How much the button stands out.
  open var style = Style.plain { didSet { itemDidChange() } }
  /// The width in points; 0, the default, for that of the content.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  /// Titles that the button should have room for; nil for its own.
  @Unsupported("UIBarButtonItem.possibleTitles: the button is as wide as its own title")
  open var possibleTitles: Set<String>? = nil
  /// A view in place of a button; nil for a button.
  open var customView: UIView? { didSet { itemDidChange() } }
  /// The object that the action is sent to; nil asks the responders. Not retained.
  open weak var target: AnyObject?
  /// What is sent when the button is tapped; nil for nothing.
  open var action: Selector?
  /// The menu that the button opens; nil for none.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// What a tap does, before ``action``. It gives title and image too, unless the system does.
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
  /// The colour of the item, or that which the app gave all of them; nil for neither.
  final var shownTintColor: UIColor? {
    tintColor ?? AppearanceProxies.shared.proxies(for: self, at: bar).lazy.compactMap(\.tintColor).first
  }
  /// Whether the button is on; it is spoken as selected then.
  open var isSelected = false { didSet { itemDidChange() } }
  /// Whether the button is left out.
  open var isHidden = false { didSet { itemDidChange() } }
  /// Whether dragging something onto the button presses it; false by default.
  @Unsupported("UIBarButtonItem.isSpringLoaded: nothing can be dragged onto the button")
  open var isSpringLoaded = false
  /// Whether the chosen item of the menu becomes the title; false by default.
  @Unsupported(
    "UIBarButtonItem.changesSelectionAsPrimaryAction: the chosen item of the menu does not become the title")
  open var changesSelectionAsPrimaryAction = false
  /// Whether the button has no capsule behind it.
  open var hidesSharedBackground = false { didSet { itemDidChange() } }
  /// Whether the button shares a capsule with its neighbours; true by default.
  open var sharesBackground = true { didSet { itemDidChange() } }
  private(set) final var systemItem: SystemItem?
  /// What Interface Builder connects to a tap: a segue.
  package final var triggerAction: (() -> Void)?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button whose look and name the system gives.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    self.target = target as AnyObject?
    self.action = action
    if systemItem == .done { style = .done }
  }

  /// Makes a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes a button with an image, and one for phones held sideways, which is kept.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a button whose look and name the system gives, with a block or a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button with a title and an image; what is nil comes from the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Space that takes what the other items leave.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Space of a width, in points; 0 is the system's own.
  public static func fixedSpace(_ width: CGFloat = 0) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// The system item that Interface Builder described.
  package func adopt(systemItem: SystemItem) {
    self.systemItem = systemItem
    if systemItem == .done { style = .done }
    itemDidChange()
  }

  /// Sets a picture behind the button, for all states and bars alike.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgroundImage = image }
  private(set) final var backgroundImage: UIImage? { didSet { itemDidChange() } }
  private var offsets: [Offset: UIOffset] = [:]

  private enum Offset: Hashable {
    case title(UIBarMetrics), backButtonTitle(UIBarMetrics), background(UIBarMetrics)
  }

  /// Keeps how far the title is moved, in points; it stands in its usual place here.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    offsets[.title(barMetrics)] = adjustment
  }
  /// How far the title was to be moved, in points; nowhere by default.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    offsets[.title(barMetrics)] ?? .zero
  }
  /// Keeps how far the title of a back button is moved, in points; it stands in its usual place here.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    offsets[.backButtonTitle(barMetrics)] = adjustment
  }
  /// How far the title of a back button was to be moved, in points; nowhere by default.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    offsets[.backButtonTitle(barMetrics)] ?? .zero
  }
  /// Keeps how far the background is moved down, in points; it stands in its usual place here.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    offsets[.background(barMetrics)] = UIOffset(horizontal: 0, vertical: adjustment)
  }
  /// How far the background was to be moved down, in points; 0 by default.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    offsets[.background(barMetrics)]?.vertical ?? 0
  }

  /// Does what a tap on the item does. False when there is nothing to do.
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

  /// With an action of its own, the item's menu waits for a finger that rests.
  final var opensMenuAtTap: Bool { menu != nil && primaryAction == nil && action == nil }

  // MARK: Spaces and names

  final var isFlexibleSpace: Bool { systemItem == .flexibleSpace }
  final var isFixedSpace: Bool { systemItem == .fixedSpace }
  final var isSpace: Bool { isFlexibleSpace || isFixedSpace }

  /// The image to show: the item's own, else the one of the system item.
  final var shownImage: UIImage? {
    if let image { return image }
    guard let name = systemItem?.symbolName else { return nil }
    return UIImage(systemName: name)
  }

  /// The title to show; an image takes its place.
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
      return item.systemItem?.spokenName ?? item.image?.accessibilityLabel
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
  /// What VoiceOver says for the item, and what shows where the item is a word; nil for spaces.
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

  /// The symbol of iOS 26, where Done and Cancel are symbols too
  /// (`ios26-netnewswire-settings.sheet.xml`: Done, 36 points square); nil for words.
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

/// In which bar a property holds.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// In a bar of the usual height.
  case `default`
  /// In a low bar, as on a phone held sideways.
  case compact
  /// In a bar of the usual height with a prompt.
  case defaultPrompt = 101
  /// In a low bar with a prompt.
  case compactPrompt
}

/// How a bar looks.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Dark words on a light bar, by appearance.
  case `default`
  /// White words on a black bar.
  case black
  /// White words on a black bar; an older name.
  public static let blackOpaque = UIBarStyle.black
  /// White words on a black bar; an older name.
  public static let blackTranslucent = UIBarStyle.black
}

/// Where a bar stands.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Nobody says.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, reaching up under the status bar.
  case topAttached
}

/// A thing that stands in a place of the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar stands.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar stands; `any` unless implemented.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A place and height of bar for which an image is kept.
struct BarImagePlace: Hashable {
  let position: UIBarPosition
  let metrics: UIBarMetrics
}
