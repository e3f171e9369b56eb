import AccessibilityTree
import DeviceSettings
import Foundation

/// A screen that an assistive technology can read and act on: a UIKit window, a capture, a desktop app.
@MainActor
public protocol ScreenProvider: AnyObject {
  /// The screen as of the last time it was brought up to date.
  var tree: ElementTree { get }
  /// Width and height of the screen, in points; nil when nobody knows them.
  var screenSize: CGSize? { get }

  /// Brings ``tree`` up to date.
  /// - Returns: nil when nothing changed.
  func bringUpToDate() -> ScreenUpdate?

  /// Asks one element again for its attributes, those of its text included: an app may compute them anew
  /// each time.
  /// - Returns: how the screen changed by it; nil when it did not.
  func refresh(_ id: AccessibilityElement.ID) -> ScreenUpdate?

  /// What the app posted since the last call, oldest first.
  func takeNotifications() -> [AppNotification]

  /// The cursor of a technology has moved: the app is told.
  /// - Parameters:
  ///   - focus: where the cursor is now.
  ///   - technology: by the identifier that apps know.
  func cursorMoved(to focus: Focus, of technology: String)

  /// Carries out an action.
  func perform(_ request: ActionRequest) -> ActionOutcome

  /// An announcement that the app posted has been said, or was cut off.
  func announcementDidFinish(_ text: AccessibilityText, succeeded: Bool)

  /// The settings of the device changed.
  func apply(_ settings: Settings)

  /// Lets the app's own clock run to that time, in seconds of the session.
  func advance(to time: Double)

  /// When the app has something to do by its own clock, such as the end of an animation, in seconds of the session;
  /// nil when nothing is to come that ends by itself.
  var nextWork: Double? { get }

  /// Puts words that a technology copied on the pasteboard that apps paste from.
  func copy(_ text: String)
}

/// What a provider says that is only a recording.
extension ScreenProvider {
  public var screenSize: CGSize? { nil }
  public func bringUpToDate() -> ScreenUpdate? { nil }
  public func refresh(_ id: AccessibilityElement.ID) -> ScreenUpdate? { nil }
  public func takeNotifications() -> [AppNotification] { [] }
  public func cursorMoved(to focus: Focus, of technology: String) {}
  public func announcementDidFinish(_ text: AccessibilityText, succeeded: Bool) {}
  public func apply(_ settings: Settings) {}
  public func advance(to time: Double) {}
  public var nextWork: Double? { nil }
  public func copy(_ text: String) {}
}
