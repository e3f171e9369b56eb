import AccessibilityTree
import DeviceSettings
import Foundation

/// A screen that an assistive technology can read and act on: a UIKit window, a capture, a desktop app.
@MainActor
public protocol ScreenProvider: AnyObject {
  /// The screen as of the last update.
  var tree: ElementTree { get }
  /// The width and height of the screen, in points; nil when unknown.
  var screenSize: CGSize? { get }

  /// Brings ``tree`` up to date.
  /// - Returns: nil when nothing changed.
  func bringUpToDate() -> ScreenUpdate?

  /// Reads the attributes of one element again, including those of its text: an app may compute them on each
  /// access.
  /// - Returns: how the screen changed as a result; nil when it did not.
  func refresh(_ id: AccessibilityElement.ID) -> ScreenUpdate?

  /// What the app posted since the last call, oldest first.
  func takeNotifications() -> [AppNotification]

  /// Tells the app that the cursor of a technology has moved.
  /// - Parameters:
  ///   - focus: where the cursor is now.
  ///   - technology: the identifier by which apps know the technology.
  func cursorMoved(to focus: Focus, of technology: String)

  /// Carries out an action.
  func perform(_ request: ActionRequest) -> ActionOutcome

  /// Carries out a request to the system, as far as it concerns this screen: reveals the menu bar, shakes the device.
  /// - Returns: whether it did anything.
  @discardableResult
  func carryOut(_ request: SystemRequest) -> Bool

  /// Tells the app that an announcement it posted has been said, or was cut off.
  func announcementDidFinish(_ text: AccessibilityText, succeeded: Bool)

  /// Applies the settings of the device, when the session begins and whenever they change.
  func apply(_ settings: Settings)

  /// Advances the app's clock to that time, in seconds since the session began.
  func advance(to time: Double)

  /// When the app next has something to do by its own clock, such as the end of an animation, in seconds since the
  /// session began; nil when there is nothing that ends by itself.
  var nextWork: Double? { get }

  /// Puts text that a technology copied on the pasteboard that apps paste from.
  func copy(_ text: String)
}

/// Defaults for a provider that is only a recording.
extension ScreenProvider {
  public var screenSize: CGSize? { nil }
  public func bringUpToDate() -> ScreenUpdate? { nil }
  public func refresh(_ id: AccessibilityElement.ID) -> ScreenUpdate? { nil }
  public func takeNotifications() -> [AppNotification] { [] }
  public func cursorMoved(to focus: Focus, of technology: String) {}
  @discardableResult
  public func carryOut(_ request: SystemRequest) -> Bool { false }
  public func announcementDidFinish(_ text: AccessibilityText, succeeded: Bool) {}
  public func apply(_ settings: Settings) {}
  public func advance(to time: Double) {}
  public var nextWork: Double? { nil }
  public func copy(_ text: String) {}
}
