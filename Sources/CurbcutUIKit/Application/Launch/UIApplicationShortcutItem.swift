import Foundation

/// A quick action of an app's icon.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem>.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// Tells the app which action it is.
  open fileprivate(set) var type: String
  /// What the person reads.
  open fileprivate(set) var localizedTitle: String
  /// What the person reads under the title; nil for nothing.
  open fileprivate(set) var localizedSubtitle: String?
  /// The picture beside the title; nil for none.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// What the app keeps with the action; nil for nothing.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// What the app shows of the action when it is chosen; nil for any.
  open fileprivate(set) var targetContentIdentifier: Any?

  /// An action with a title, and nothing else.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// An action.
  ///
  /// - Parameters:
  ///   - type: tells the app which action it is.
  ///   - localizedTitle: what the person reads.
  ///   - localizedSubtitle: what the person reads under the title; nil for nothing.
  ///   - icon: the picture beside the title; nil for none.
  ///   - userInfo: what the app keeps with the action; nil for nothing.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

/// A quick action of an app's icon that can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// Tells the app which action it is.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// What the person reads.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// What the person reads under the title; nil for nothing.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The picture beside the title; nil for none.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// What the app keeps with the action; nil for nothing.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// The picture of a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  private let name: String

  /// A picture of the app's asset catalog.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }

  /// A picture of SF Symbols.
  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }
}
