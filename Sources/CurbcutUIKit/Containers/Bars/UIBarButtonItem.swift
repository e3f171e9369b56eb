import Foundation

/// A button of a navigation bar or toolbar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitem>.
@MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Hashable, Sendable {
    case plain, bordered, done
    /// The prominent style of iOS 26, which `done` names too.
    public static let prominent = Style.done
  }

  /// The buttons whose look and name the system gives.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case pageCurl, close, writingTools
  }

  open var style = Style.plain { didSet { itemDidChange() } }
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  open var possibleTitles: Set<String>?
  open var customView: UIView? { didSet { itemDidChange() } }
  open weak var target: AnyObject?
  open var action: Selector?
  open var menu: UIMenu? { didSet { itemDidChange() } }
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if systemItem == nil {
        title = primaryAction.title
        image = primaryAction.image
      }
    }
  }
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  open var isSelected = false { didSet { itemDidChange() } }
  open var isHidden = false { didSet { itemDidChange() } }
  open var isSpringLoaded = false
  open var changesSelectionAsPrimaryAction = false
  open var hidesSharedBackground = false { didSet { itemDidChange() } }
  open var sharesBackground = true { didSet { itemDidChange() } }
  private(set) final var systemItem: SystemItem?
  /// What Interface Builder connects to a tap: a segue.
  package final var triggerAction: (() -> Void)?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    self.target = target as AnyObject?
    self.action = action
    if systemItem == .done { style = .done }
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

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

  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgroundImage = image }
  private(set) final var backgroundImage: UIImage? { didSet { itemDidChange() } }

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

  override var defaultAccessibilityLabel: String? {
    if let title, !title.isEmpty { return title }
    return systemItem?.spokenName ?? image?.accessibilityLabel
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    if menu != nil && primaryAction == nil && action == nil { traits.insert(.popUpButton) }
    return traits
  }
}

extension UIBarButtonItem.SystemItem {
  /// What VoiceOver says for the item, and what shows where the item is a word; nil for spaces.
  var spokenName: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Page Curl"
    case .close: "Close"
    case .writingTools: "Writing Tools"
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
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// How a bar looks.
public enum UIBarStyle: Int, Hashable, Sendable {
  case `default`, black
  public static let blackOpaque = UIBarStyle.black
  public static let blackTranslucent = UIBarStyle.black
}

/// Where a bar stands.
public enum UIBarPosition: Int, Hashable, Sendable { case any, bottom, top, topAttached }

/// A thing that stands in a place of the screen.
@MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
@MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
